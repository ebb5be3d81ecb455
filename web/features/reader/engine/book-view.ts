import type { Locator } from '#core/reader/locator.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import type { NOTE_COLORS } from '#core/note-colors.ts';

/** A line of the contents. `href` leads there. */
export interface ContentsEntry {
  readonly title: string;
  readonly href: string;
  readonly depth: number;
  /** Where it begins, as a share of the book, 0 to 1. */
  readonly fraction: number;
}

export interface OpenedBook {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Pages that are pictures of pages: their text has no size of its own. */
  readonly isFixedLayout: boolean;
  readonly contents: readonly ContentsEntry[];
  /** In the order of reading; none of a PDF. */
  readonly documents: readonly string[];
}

/** What is on the screen. */
export interface ShownPlace {
  readonly locator: Locator;
  /**
   * `isPrinted`: as the book numbers its pages, or those of a PDF; else counted by the length of the text, the same on every
   * screen. Null while unknown.
   */
  readonly page: { readonly number: string; readonly of: number | null; readonly isPrinted: boolean } | null;
  /** Which of the chapter's screens this is, as the page is laid out now; null where it is scrolled. */
  readonly screen: { readonly number: number; readonly of: number } | null;
  /** Index in the contents; -1 before the first. */
  readonly entry: number;
  /** Minutes of reading left in the chapter and in the book, at an average pace. */
  readonly minutesLeft: { readonly inChapter: number; readonly inBook: number };
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Words on the screen, for what is read aloud or listened to from here. */
  readonly visibleText: string;
}

/** Marked words: a highlight, with or without a note. */
export interface PageMark {
  readonly id: string;
  readonly locator: Locator;
  readonly color: (typeof NOTE_COLORS)[number];
  readonly hasNote: boolean;
}

/** A stretch of text that the reader selected, or pressed a mark of; `box` in CSS pixels of the window. */
export interface SelectedText {
  readonly locator: Locator;
  readonly text: string;
  readonly box: DOMRect;
}

export interface SearchHit {
  readonly locator: Locator;
  readonly chapter: string;
  /** The words around it; `[from, to]` of the hit in `excerpt`. */
  readonly excerpt: string;
  readonly hit: readonly [from: number, to: number];
}

/** What a tap in the page led to, besides turning it. */
export type PageEvent =
  | { readonly type: 'shown'; readonly place: ShownPlace }
  | { readonly type: 'selected'; readonly selection: SelectedText | null }
  | { readonly type: 'markPressed'; readonly id: string; readonly box: DOMRect }
  /** Sanitised HTML of a footnote, shown beside the page. */
  | { readonly type: 'footnote'; readonly html: string; readonly href: string; readonly box: DOMRect }
  | { readonly type: 'image'; readonly url: string; readonly alt: string }
  /** Links out of the book are asked about. */
  | { readonly type: 'outsideLink'; readonly url: string }
  /** A tap in the middle of the page: tools come and go. */
  | { readonly type: 'middle' }
  /** A chapter that could not be shown; the reader may go on to the next. */
  | { readonly type: 'chapterFailed'; readonly href: string; readonly title: string }
  /** Keys that were pressed inside the page, which is a frame. */
  | { readonly type: 'key'; readonly event: KeyboardEvent };

/** A stretch of the words of a document, counted in UTF-16 units of its text. */
export interface Stretch {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** A book on the screen, EPUB or PDF. The one seam to foliate-js and pdf.js. */
export interface BookView {
  readonly book: OpenedBook;
  /** Null when a place is nowhere in this book any more, and nothing moves; and when its chapter cannot be shown. */
  goTo(target: Locator | { readonly href: string } | { readonly fraction: number } | Stretch): Promise<ShownPlace | null>;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Back to where the last jump began. */
  goBack(): Promise<void>;
  readonly canGoBack: boolean;
  apply(settings: ReadingSettings, theme: 'day' | 'sand' | 'lake' | 'night'): void;
  showMarks(marks: readonly PageMark[]): void;
  /** Where a mark stands in the window; null when it is not on the screen. */
  markBox(id: string): DOMRect | null;
  /** What is on the screen, a range for each document of the book; empty while nothing is. */
  shownRanges(): readonly Range[];
  clearSelection(): void;
  /** Hits as they are found, at most `limit`. */
  search(
    query: string,
    options: { readonly signal: AbortSignal; readonly limit: number; readonly onShare: (share: number) => void },
  ): AsyncIterable<SearchHit>;
  /** The words of a document, in which stretches are counted; null where there are none. */
  textOf(href: string): Promise<string | null>;
  /** The words that are selected, else those on the screen; null where they are not counted, as in a PDF. */
  wordsAtHand(): (Stretch & { readonly isSelected: boolean }) | null;
  /**
   * Marks what is being spoken; null takes the mark away.
   * @param follows whether the page turns to it
   * @returns whether it is on the screen
   */
  markSpoken(words: Stretch | null, follows: boolean): Promise<boolean>;
  close(): void;
}

/** Why a book cannot be shown. `encrypted`: it has a copy protection (DRM). */
export type BookFault = 'missing' | 'offline' | 'encrypted' | 'corrupt' | 'unsupported' | 'tooSlow';

export class BookFailed extends Error {
  override name = 'BookFailed';
  readonly fault: BookFault;

  constructor(fault: BookFault, cause?: unknown) {
    super(`The book cannot be shown: ${fault}.`, { cause });
    this.fault = fault;
  }
}

export interface OpenBookRequest {
  readonly itemId: string;
  /** Of the book's file; says whether it is an EPUB or a PDF. */
  readonly fileUrl: string;
  readonly frame: HTMLElement;
  readonly settings: ReadingSettings;
  readonly theme: 'day' | 'sand' | 'lake' | 'night';
  readonly onEvent: (event: PageEvent) => void;
  readonly signal: AbortSignal;
}

/** Opens a book in a frame of the page. Fails with `BookFailed`. */
export type OpenBook = (request: OpenBookRequest) => Promise<BookView>;
