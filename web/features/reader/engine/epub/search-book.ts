import { cutExcerpt } from '#core/reader/excerpt.ts';
import type { SearchHit } from '../book-view.ts';
import { textOf } from '../text/document-text.ts';
import type { EpubBook } from './epub-book.ts';
import type { EpubProgress } from './epub-progress.ts';

export interface SearchOptions {
  readonly signal: AbortSignal;
  readonly limit: number;
  readonly onShare: (share: number) => void;
}

export async function* searchBook(
  book: EpubBook,
  query: string,
  { signal, limit, onShare }: SearchOptions,
  progress: EpubProgress,
): AsyncGenerator<SearchHit> {
  let left = limit;
  // A chapter that cannot be read holds no hits; the others still do.
  const read = (index: number) => book.sections[index]?.createDocument().catch(() => null) ?? null;
  let ahead = read(0);
  for (let index = 0; index < book.sections.length; index++) {
    const doc = await ahead;
    signal.throwIfAborted();
    // Comes while this one is looked through.
    ahead = read(index + 1);
    const words = doc && textOf(doc);
    for (const [from, to] of words?.findAll(query) ?? []) {
      if (left-- <= 0) return;
      const range = words?.rangeOf(from, to);
      if (!words || !range) continue;
      const locator = progress.locate(index, range, from / words.text.length);
      yield { locator, chapter: locator.chapter, ...cutExcerpt(words.text, from, to) };
    }
    onShare((index + 1) / book.sections.length);
  }
}
