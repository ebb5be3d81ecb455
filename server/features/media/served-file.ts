import { Problem } from '../../http/problem.ts';

export interface ServedMedia {
  mime: string;
  hash: string;
  isPublic: number;
  mtimeMs: number;
}

export const fileMissing = () => new Problem('not_found', 'The file is missing from the library at the moment.');

/** Names what the file holds. One changed since the import gets a name of its own, so that no client joins two versions. */
export function versionOf({ hash, mtimeMs }: ServedMedia, now: { mtimeMs: number; size: number }): string {
  if (Math.floor(now.mtimeMs) === Math.floor(mtimeMs)) return hash;
  return `${hash.slice(0, 16)}-${Math.floor(now.mtimeMs).toString(36)}-${now.size.toString(36)}`;
}

export function cacheControlOf({ isPublic }: ServedMedia): string {
  return isPublic === 1 ? 'public, max-age=3600, must-revalidate' : 'private, max-age=0, must-revalidate';
}
