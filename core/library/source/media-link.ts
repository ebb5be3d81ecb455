/** Of an address that stands for a file of the library, until that file has an id to be served under. */
export const MEDIA_LINK_SCHEME = 'cairn-media';

const START = `${MEDIA_LINK_SCHEME}:`;

/** @param path relative to the library, with `/` */
export function formatMediaLink(path: string): string {
  return `${START}${encodeURIComponent(path)}`;
}

/** The path that a link stands for; null when it is an address of another sort. */
export function parseMediaLink(link: string): string | null {
  if (!link.startsWith(START)) return null;
  try {
    return decodeURIComponent(link.slice(START.length));
  } catch {
    return null;
  }
}
