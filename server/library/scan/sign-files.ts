import { createHash } from 'node:crypto';
import type { ScannedFile } from './walk-folder.ts';

/** Raised when the importer makes something else of the same files, so that an upgrade reads the whole library again. */
const READER_VERSION = 12;

/** Hash over path, size and mtime of each file: equal means that nothing has to be read. */
export function signFiles(files: readonly ScannedFile[]): string {
  const hash = createHash('sha256').update(`v${READER_VERSION}\n`);
  for (const file of files) hash.update(`${file.path}\0${file.bytes}\0${file.mtimeMs}\n`);
  return hash.digest('hex').slice(0, 32);
}

/**
 * A signature as stored: the hash, `!` when the item has problems that a rescan must report again,
 * and `@` with the next moment at which the same files mean something else (an episode comes out).
 */
export function formatSignature(hash: string, hasProblems: boolean, dueMs: number | null): string {
  return `${hash}${hasProblems ? '!' : ''}${dueMs === null ? '' : `@${dueMs}`}`;
}

export function parseSignature(stored: string): { hash: string; hasProblems: boolean; dueMs: number | null } {
  const [, hash = '', mark, due] = /^([^!@]*)(!?)(?:@(\d+))?$/.exec(stored) ?? [];
  return { hash, hasProblems: mark === '!', dueMs: due === undefined ? null : Number(due) };
}
