import type { Locator } from '#core/reader/locator.ts';
import { beginsWith } from '#core/reader/fold-text.ts';
import { textOf } from '../text/document-text.ts';
import type { EpubBook } from './epub-book.ts';

/** Where in the book: a chapter, and in its document a range, or a share of it. */
export interface FoundPlace {
  readonly index: number;
  readonly anchor: (doc: Document) => Range | Element | number;
}

/** How many chapters on either side are looked through for words that have moved. */
const NEIGHBOURS = 12;
/** As many letters as tell one sentence from another. */
const COMPARED_LETTERS = 40;

/**
 * A place that was kept, in the book as it is now: by its CFI, if the words there are the same, else by its words in the
 * same chapter, then in the chapters around, else by how far through the book it was.
 */
export async function findPlace(
  book: EpubBook,
  { cfi, href, fraction, text }: Locator,
  toPlace: (fraction: number) => FoundPlace,
): Promise<FoundPlace | null> {
  const words = text.trim().slice(0, COMPARED_LETTERS);
  const byCfi = cfi === null ? null : await resolveCfi(book, cfi, words);
  if (byCfi?.isSame) return byCfi.place;
  const named = book.indexOf(href.split('#')[0] ?? '');
  const near = named !== -1 ? named : (byCfi?.place.index ?? toPlace(fraction).index);
  if (words !== '') {
    for (const index of listAround(near, book.sections.length)) {
      const found = await findWords(book, index, text);
      if (found) return found;
    }
  }
  if (named === -1 && words === '' && fraction === 0 && !byCfi) return null;
  const byFraction = toPlace(fraction);
  return named === -1 || byFraction.index === named ? byFraction : { index: named, anchor: () => 0 };
}

async function resolveCfi(book: EpubBook, cfi: string, words: string): Promise<{ place: FoundPlace; isSame: boolean } | null> {
  try {
    const { index: inSpine, anchor } = book.epub.resources.resolveCFI(cfi);
    const idref = book.epub.resources.spine[inSpine]?.idref;
    const index = book.indexOf(book.epub.resources.manifest.find(({ id }) => id === idref)?.href ?? '');
    const section = book.sections[index];
    if (!section) return null;
    const doc = await section.createDocument();
    const range = anchor(doc);
    const isSame = words === '' || beginsWith(textOf(doc).textFrom(range, words.length * 2), words);
    return { place: { index, anchor }, isSame };
  } catch {
    // A CFI of another edition, or no CFI at all, throws whatever it runs into.
    return null;
  }
}

/** The first words are tried when the whole of them is no longer there. */
async function findWords(book: EpubBook, index: number, text: string): Promise<FoundPlace | null> {
  const doc = await book.sections[index]?.createDocument().catch(() => null);
  if (!doc) return null;
  const inDocument = textOf(doc);
  const words = [text, text.slice(0, COMPARED_LETTERS)].find((sought) => inDocument.find(sought));
  return words === undefined ? null : { index, anchor: (shown) => textOf(shown).find(words) ?? 0 };
}

function* listAround(index: number, count: number): Generator<number> {
  yield index;
  for (let step = 1; step <= NEIGHBOURS; step++) {
    if (index + step < count) yield index + step;
    if (index - step >= 0) yield index - step;
  }
}

/** @param href path in the archive with a fragment, as the contents have it */
export function findHref(book: EpubBook, href: string): FoundPlace | null {
  const [path = '', fragment] = href.split('#');
  const index = book.indexOf(safeDecode(path));
  if (index === -1) return null;
  return { index, anchor: (doc) => (fragment ? (findFragment(doc, safeDecode(fragment)) ?? 0) : 0) };
}

export function findFragment(doc: Document, id: string | undefined): Element | null {
  return id === undefined ? null : (doc.getElementById(id) ?? doc.querySelector(`[name="${CSS.escape(id)}"]`));
}

function safeDecode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
