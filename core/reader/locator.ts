/**
 * A place in a book, told in several ways, so that one of them still finds it when the book was imported anew or is laid
 * out otherwise: the CFI first, then the words in the same document, then how far through the book.
 */
export interface Locator {
  /** EPUB Canonical Fragment Identifier of the range or the point. Null in a PDF. */
  readonly cfi: string | null;
  /** The document in the book, as its package names it; `page=12` in a PDF, counted from 1. */
  readonly href: string;
  /** How far through the book, 0 to 1. */
  readonly fraction: number;
  /** The first words of the place, for finding it again. */
  readonly text: string;
  /** Heading of the chapter that it is in; empty without one. */
  readonly chapter: string;
}

const MOST_LETTERS = { cfi: 1000, href: 500, text: 300, chapter: 200 } as const;

/** What notes and places take. */
const MAX_WRITTEN = 2000;

/** As notes and places keep it. What does not fit is told in fewer ways: the words go first, the CFI last. */
export function writeLocator(locator: Locator): string {
  const ways = [locator, { ...locator, text: '' }, { ...locator, text: '', chapter: '' }, { ...locator, text: '', chapter: '', cfi: null }];
  const written = ways.map((way) => JSON.stringify(way));
  return written.find((text) => text.length <= MAX_WRITTEN) ?? JSON.stringify({ ...ways.at(-1), href: '' });
}

/** What was kept, or null when it is something else. A bare CFI, as older clients and other programs write it, is one. */
export function readLocator(kept: string | null): Locator | null {
  if (kept === null) return null;
  if (/^epubcfi\(.*\)$/.test(kept)) return { cfi: kept, href: '', fraction: 0, text: '', chapter: '' };
  try {
    const read: unknown = JSON.parse(kept);
    return isLocator(read) ? read : null;
  } catch {
    return null;
  }
}

/** By hand, because every work's page reads places: Zod is more code than all else that such a page needs for it. */
function isLocator(read: unknown): read is Locator {
  if (typeof read !== 'object' || read === null || Object.keys(read).length !== 5) return false;
  const { cfi, href, fraction, text, chapter } = read as Record<string, unknown>;
  const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
  return (
    (cfi === null || isText(cfi, MOST_LETTERS.cfi)) &&
    isText(href, MOST_LETTERS.href) &&
    isText(text, MOST_LETTERS.text) &&
    isText(chapter, MOST_LETTERS.chapter) &&
    typeof fraction === 'number' &&
    fraction >= 0 &&
    fraction <= 1
  );
}
