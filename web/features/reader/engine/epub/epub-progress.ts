import * as CFI from 'foliate-js/epubcfi.js';
import type { TocItem } from 'foliate-js/epub.js';
import { SectionProgress, TOCProgress } from 'foliate-js/progress.js';
import type { Locator } from '#core/reader/locator.ts';
import type { ContentsEntry, ShownPlace } from '../book-view.ts';
import { textOf } from '../text/document-text.ts';
import type { EpubBook } from './epub-book.ts';
import { findFragment, findHref, type FoundPlace } from './find-place.ts';

/** Bytes of markup in a page of a printed book, and in a minute of reading. */
const [PAGE_BYTES, MINUTE_BYTES] = [1500, 1600];
const [LOCATOR_LETTERS, NAMED_CHAPTERS] = [200, 50];

/** What the paginator tells of what it shows. */
export interface Relocation {
  readonly index: number;
  readonly range: Range | null;
  readonly fraction?: number;
  readonly size?: number;
}

/** How far through the book something is, in every way that a reader asks. */
export class EpubProgress {
  readonly #book: EpubBook;
  readonly #sections: SectionProgress;
  readonly #toc = new TOCProgress();
  readonly #pages = new TOCProgress();
  readonly #lastPage: string | null;
  readonly contents: readonly ContentsEntry[];

  private constructor(book: EpubBook, contents: readonly ContentsEntry[]) {
    this.#book = book;
    this.contents = contents;
    this.#sections = new SectionProgress(book.sections, PAGE_BYTES, MINUTE_BYTES);
    this.#lastPage = book.epub.pageList?.at(-1)?.label ?? null;
  }

  static async of(book: EpubBook): Promise<EpubProgress> {
    const toc = book.toc.length > 0 ? book.toc : await nameChapters(book);
    const ids = book.sections.map(({ id }) => id);
    const splitHref = (href: string | null) => href?.split('#') ?? [];
    const fractions = new SectionProgress(book.sections, PAGE_BYTES, MINUTE_BYTES).sectionFractions;
    const fractionOf = (href: string) => finite(fractions[findHref(book, href)?.index ?? 0]);
    const progress = new EpubProgress(book, flatten(toc, fractionOf));
    await progress.#toc.init({ toc, ids, splitHref, getFragment: findFragment });
    await progress.#pages.init({ toc: book.epub.pageList ?? [], ids, splitHref, getFragment: findFragment });
    return progress;
  }

  fractionOf(index: number, inSection: number): number {
    return finite(this.#sections.getProgress(index, inSection).fraction);
  }

  placeAt(fraction: number): FoundPlace {
    const [index, inSection] = this.#sections.getSection(fraction);
    return { index: Math.max(0, Math.min(index, this.#book.sections.length - 1)), anchor: () => finite(inSection) };
  }

  entryAt(index: number, range: Range | null): number {
    return this.#toc.getProgress(index, range)?.id ?? -1;
  }

  chapterAt(index: number, range: Range | null): string {
    return this.contents[this.entryAt(index, range)]?.title ?? '';
  }

  locate(index: number, range: Range | null, inSection: number): Locator {
    const section = this.#book.sections[index];
    const text = range ? firstWords(range) : '';
    return {
      cfi: section ? toCfi(section.cfi, range) : null,
      href: section?.id ?? '',
      fraction: this.fractionOf(index, inSection),
      text: text.slice(0, LOCATOR_LETTERS),
      chapter: this.chapterAt(index, range).slice(0, LOCATOR_LETTERS),
    };
  }

  describe({ index, range, fraction = 0, size = 0 }: Relocation): Omit<ShownPlace, 'isAtStart' | 'isAtEnd'> {
    const inSection = Math.min(1, finite(fraction));
    const { location, time } = this.#sections.getProgress(index, inSection, finite(size));
    const printed = this.#pages.getProgress(index, range)?.label;
    const start = range?.cloneRange() ?? null;
    start?.collapse(true);
    const doc = range?.startContainer.ownerDocument;
    const visibleText = range && doc ? textOf(doc).textIn(range) : '';
    return {
      locator: { ...this.locate(index, start, inSection), text: visibleText.slice(0, LOCATOR_LETTERS) },
      page: printed
        ? { number: printed, of: Number(this.#lastPage) || null, isPrinted: true }
        : this.#book.isFixedLayout
          ? { number: String(index + 1), of: this.#book.sections.length, isPrinted: true }
          : { number: String(Math.min(location.current + 1, location.total)), of: location.total, isPrinted: false },
      screen: size > 0 ? { number: Math.round(inSection / size) + 1, of: Math.max(1, Math.round(1 / size)) } : null,
      entry: this.entryAt(index, range),
      minutesLeft: { inChapter: Math.ceil(finite(time.section)), inBook: Math.ceil(finite(time.total)) },
      visibleText,
    };
  }
}

/** Of a book whose chapters are all empty every share is 0 / 0. */
const finite = (value: number | undefined): number => (Number.isFinite(value) ? Math.max(0, value as number) : 0);

function toCfi(base: string, range: Range | null): string | null {
  const cfi = range ? CFI.joinIndir(base, CFI.fromRange(range)) : base;
  return cfi.length <= 1000 ? cfi : base;
}

function firstWords(range: Range): string {
  const doc = range.startContainer.ownerDocument;
  if (!doc) return '';
  return range.collapsed ? textOf(doc).textFrom(range, LOCATOR_LETTERS) : textOf(doc).textIn(range);
}

function flatten(toc: readonly TocItem[], fractionOf: (href: string) => number, depth = 0): ContentsEntry[] {
  return toc.flatMap(({ label, href, subitems }) => [
    // A picture alone has no words: its line of the contents is told by where it leads.
    { title: label?.trim() || (href ?? ''), href: href ?? '', depth, fraction: href === null ? 0 : fractionOf(href) },
    ...flatten(subitems ?? [], fractionOf, depth + 1),
  ]);
}

/** Contents of a book that has none: its chapters, by their headings as long as they are few. */
async function nameChapters({ sections }: EpubBook): Promise<TocItem[]> {
  return Promise.all(
    sections.map(async ({ id, createDocument }, i) => {
      const doc = i < NAMED_CHAPTERS ? await createDocument().catch(() => null) : null;
      const heading = (doc?.querySelector('h1, h2, h3') ?? doc?.querySelector('title'))?.textContent?.replace(/\s+/g, ' ').trim();
      return { label: heading?.slice(0, LOCATOR_LETTERS) || `Part ${i + 1}`, href: id };
    }),
  );
}
