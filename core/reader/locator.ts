import { z } from 'zod';

/**
 * A place in a book, told in several ways, so that one of them still finds it when the book was imported anew or is laid
 * out otherwise: the CFI first, then the words in the same document, then how far through the book.
 */
export const Locator = z.strictObject({
  /** EPUB Canonical Fragment Identifier of the range or the point. Null in a PDF. */
  cfi: z.string().max(1000).nullable(),
  /** The document in the book, as its package names it; `page=12` in a PDF, counted from 1. */
  href: z.string().max(500),
  /** How far through the book, 0 to 1. */
  fraction: z.number().min(0).max(1),
  /** The first words of the place, for finding it again. */
  text: z.string().max(300),
  /** Heading of the chapter that it is in; empty without one. */
  chapter: z.string().max(200),
});
export type Locator = z.infer<typeof Locator>;

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
    return Locator.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
