import type { Locator } from '#core/reader/locator.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import { pageStyle } from '#core/reader/page-style.ts';
import type { BookView, OpenBookRequest, OpenedBook, PageMark, SearchHit, SelectedText, ShownPlace, Stretch } from '../book-view.ts';
import { readPageColours } from '../page-colours.ts';
import { textOf } from '../text/document-text.ts';
import { readEpubBook, type EpubBook } from './epub-book.ts';
import { EpubProgress, type Relocation } from './epub-progress.ts';
import { findHref, findPlace, type FoundPlace } from './find-place.ts';
import { listenInFrame } from './frame-events.ts';
import { readPageFaces } from './page-faces.ts';
import { findMarkAt, markReading, markWideTables, paintMarks, paintSpoken, toWindow, type ShownMark } from '../text/page-marks.ts';
import { loadRenderer } from './load-renderer.ts';
import type { OpenRenderer, Renderer } from './renderer.ts';
import { isNoteReference, readFootnote } from './read-footnote.ts';
import { searchBook, type SearchOptions } from './search-book.ts';

const MAX_JUMPS = 50;
/** Taps on these shares of the page turn it. */
const SIDE_SHARE = 1 / 3;

interface ShownFrame {
  readonly doc: Document;
  readonly index: number;
  marks: readonly ShownMark[];
}

/** @throws {BookFailed} */
export async function openEpub(request: OpenBookRequest): Promise<BookView> {
  const book = await readEpubBook(request.fileUrl, request.signal);
  const [progress, openRenderer] = await Promise.all([EpubProgress.of(book), loadRenderer(book)]);
  request.signal.throwIfAborted();
  return new EpubView(request, book, progress, openRenderer);
}

class EpubView implements BookView {
  readonly book: OpenedBook;
  readonly #request: OpenBookRequest;
  readonly #epub: EpubBook;
  readonly #progress: EpubProgress;
  readonly #renderer: Renderer;
  readonly #closed = new AbortController();
  #frames: ShownFrame[] = [];
  #marks: readonly PageMark[] = [];
  #place: ShownPlace | null = null;
  #shown: Range | null = null;
  #jumps: Locator[] = [];
  #settings: ReadingSettings;
  /** Moves one after the other: the paginator forgets what it is asked while it turns. */
  #moving: Promise<unknown> = Promise.resolve();

  constructor(request: OpenBookRequest, epub: EpubBook, progress: EpubProgress, openRenderer: OpenRenderer) {
    this.#request = request;
    this.#epub = epub;
    this.#progress = progress;
    this.#settings = request.settings;
    this.book = describeBook(epub, progress);
    this.#renderer = openRenderer(request.frame, {
      onLoad: (doc, index) => this.#welcome(doc, index),
      onRelocate: (relocation) => this.#report(relocation),
      onFailed: (index) => this.#tellFailed(index),
    });
    // What is pressed in a chapter stays in its frame: here come presses beside the column.
    request.frame.addEventListener('click', ({ clientX }) => this.#tap(clientX), { signal: this.#closed.signal });
    window.addEventListener('resize', () => this.#tellSelections(), { signal: this.#closed.signal });
    this.apply(request.settings, request.theme);
  }

  async goTo(target: Parameters<BookView['goTo']>[0]): Promise<ShownPlace | null> {
    const found = await this.#find(target);
    if (!found) return null;
    const from = this.#place?.locator;
    const isShown = await this.#move(() => this.#renderer.goTo(found));
    if (!isShown) return null;
    if (from) this.#jumps = [...this.#jumps, from].slice(-MAX_JUMPS);
    return this.#place;
  }

  async next(): Promise<void> {
    await this.#move(() => this.#renderer.turn(1));
  }

  async previous(): Promise<void> {
    await this.#move(() => this.#renderer.turn(-1));
  }

  async goBack(): Promise<void> {
    const locator = this.#jumps.pop();
    const found = locator && (await this.#find(locator));
    if (found) await this.#move(() => this.#renderer.goTo(found));
  }

  get canGoBack(): boolean {
    return this.#jumps.length > 0;
  }

  apply(settings: ReadingSettings, theme: OpenBookRequest['theme']): void {
    this.#settings = settings;
    const colours = readPageColours(this.#request.frame, theme);
    this.#renderer.apply(settings, pageStyle(settings, colours, readPageFaces()));
    for (const { doc } of this.#frames) markWideTables(doc);
    this.#markReading();
  }

  showMarks(marks: readonly PageMark[]): void {
    this.#marks = marks;
    for (const frame of this.#frames) this.#paint(frame);
  }

  markBox(id: string): DOMRect | null {
    const { left, right, top, bottom } = this.#request.frame.getBoundingClientRect();
    for (const { doc, marks } of this.#frames) {
      const first = marks.find((mark) => mark.id === id)?.range.getClientRects()[0];
      const box = first && toWindow(doc, first);
      if (box && box.left >= left && box.left < right && box.top >= top && box.top < bottom) return box;
    }
    return null;
  }

  shownRanges(): readonly Range[] {
    return this.#shown ? [this.#shown] : [];
  }

  clearSelection(): void {
    for (const { doc } of this.#frames) doc.getSelection()?.removeAllRanges();
  }

  search(query: string, options: SearchOptions): AsyncIterable<SearchHit> {
    return searchBook(this.#epub, query, options, this.#progress);
  }

  async textOf(href: string): Promise<string | null> {
    const doc = await this.#epub.sections[this.#epub.indexOf(href)]?.createDocument().catch(() => null);
    return doc ? textOf(doc).text : null;
  }

  wordsAtHand(): ReturnType<BookView['wordsAtHand']> {
    for (const { doc, index } of this.#frames) {
      const selection = doc.getSelection();
      const selected = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
      const range = selected ?? (this.#shown?.startContainer.ownerDocument === doc ? this.#shown : null);
      const href = this.#epub.sections[index]?.id;
      if (range && href !== undefined) return { href, ...textOf(doc).offsetsOf(range), isSelected: selected !== null };
    }
    return null;
  }

  async markSpoken(words: Stretch | null, follows: boolean): Promise<boolean> {
    for (const { doc } of this.#frames) paintSpoken(doc, null);
    if (words === null) return true;
    const index = this.#epub.indexOf(words.href);
    if (index === -1) return false;
    const found = findStretch(words, index);
    if (follows && !this.#frames.some((frame) => frame.index === index)) await this.#move(() => this.#renderer.goTo(found));
    const doc = this.#frames.find((frame) => frame.index === index)?.doc;
    const range = doc && textOf(doc).rangeOf(words.from, words.to);
    if (!range) return false;
    paintSpoken(doc, range);
    if (follows) await this.#move(() => this.#renderer.bringIntoView(range));
    return this.#isSeen(range);
  }

  #isSeen(range: Range): boolean {
    const shown = this.#shown;
    if (shown?.startContainer.ownerDocument !== range.startContainer.ownerDocument) return false;
    return shown.comparePoint(range.startContainer, range.startOffset) === 0;
  }

  close(): void {
    this.#closed.abort();
    this.#frames = [];
    this.#renderer.close();
  }

  async #find(target: Parameters<BookView['goTo']>[0]): Promise<FoundPlace | null> {
    if ('from' in target) {
      const index = this.#epub.indexOf(target.href);
      return index === -1 ? null : findStretch(target, index);
    }
    if ('cfi' in target) return findPlace(this.#epub, target, (fraction) => this.#progress.placeAt(fraction));
    if ('href' in target) return findHref(this.#epub, target.href);
    return this.#progress.placeAt(target.fraction);
  }

  #move<Result>(act: () => Promise<Result>): Promise<Result> {
    const moved = this.#moving.then(act);
    this.#moving = moved.catch(() => undefined);
    return moved;
  }

  #welcome(doc: Document, index: number): void {
    const { language, direction, title } = this.book;
    doc.documentElement.lang ||= language;
    doc.documentElement.dir ||= direction;
    const frameElement = doc.defaultView?.frameElement;
    frameElement?.setAttribute('title', this.#progress.chapterAt(index, null) || title);
    const frame: ShownFrame = { doc, index, marks: [] };
    // Of a fixed layout two pages may be shown at once; frames that are gone have no window.
    this.#frames = [...this.#frames.filter((other) => other.index !== index && this.book.isFixedLayout && other.doc.defaultView), frame];
    listenInFrame(doc, {
      emit: this.#request.onEvent,
      followLink: (from, link, href) => void this.#follow(from, index, link, href),
      findMark: (x, y) => findMarkAt(frame.marks, x, y)?.id,
      tap: (x) => this.#tap(x),
      isSide: (x) => this.#sideOf(x) !== 0,
      isCover: () => index === 0 && doc.body?.textContent?.trim() === '',
      locate: (range) => this.#describeSelection(doc, index, range),
      canScroll: (direction) => this.#renderer.canScroll(direction),
      turn: (direction) => void (direction === 1 ? this.next() : this.previous()),
    });
    this.#paint(frame);
    if (this.#epub.isEmpty(index)) this.#tellFailed(index);
  }

  #tellFailed(index: number): void {
    const href = this.#epub.sections[index]?.id ?? '';
    this.#request.onEvent({ type: 'chapterFailed', href, title: this.#progress.chapterAt(index, null) });
  }

  #report(relocation: Relocation): void {
    this.#shown = relocation.range;
    const place = this.#progress.describe(relocation);
    this.#place = { ...place, isAtStart: this.#renderer.isAtStart(), isAtEnd: this.#renderer.isAtEnd() };
    for (const { doc } of this.#frames) markWideTables(doc);
    this.#markReading(relocation.range);
    this.#request.onEvent({ type: 'shown', place: this.#place });
  }

  #markReading(range: Range | null = null): void {
    for (const { doc } of this.#frames) markReading(doc, this.#settings.hasFocus ? (range?.startContainer ?? null) : null);
  }

  /** Of the page: left, neither or right. */
  #sideOf(x: number): -1 | 0 | 1 {
    if (this.#settings.flow === 'scroll' && !this.book.isFixedLayout) return 0;
    const { left, width } = this.#request.frame.getBoundingClientRect();
    const share = (x - left) / width;
    return share < SIDE_SHARE ? -1 : share > 1 - SIDE_SHARE ? 1 : 0;
  }

  #tap(x: number): void {
    const side = this.#sideOf(x);
    const direction = this.book.direction === 'rtl' ? -side : side;
    if (direction === 0) this.#request.onEvent({ type: 'middle' });
    // A finger that is lifted has the paginator move back to its page in the next frame: the turn comes after that.
    else requestAnimationFrame(() => void (direction === 1 ? this.next() : this.previous()));
  }

  /** Selected words stand elsewhere once the page is laid out anew. */
  #tellSelections(): void {
    for (const { doc } of this.#frames) doc.dispatchEvent(new Event('selectionchange'));
  }

  #describeSelection(doc: Document, index: number, range: Range): SelectedText {
    const words = textOf(doc);
    const whole = words.wholeWords(range);
    const locator = this.#progress.locate(index, whole, words.shareOf(whole));
    return { locator, text: words.textIn(whole), box: toWindow(doc, range.getBoundingClientRect()) };
  }

  #paint(frame: ShownFrame): void {
    const href = this.#epub.sections[frame.index]?.id;
    const words = textOf(frame.doc);
    frame.marks = this.#marks
      .filter((mark) => mark.locator.href === href || mark.locator.href === '')
      .flatMap(({ id, color, locator }) => {
        const range = findMarked(this.#epub, frame, words, locator);
        return range ? [{ id, color, range }] : [];
      });
    paintMarks(frame.doc, frame.marks);
  }

  async #follow(doc: Document, index: number, link: Element, href: string): Promise<void> {
    const { onEvent } = this.#request;
    if (/^(?:https?|mailto|tel):/i.test(href.trim())) {
      onEvent({ type: 'outsideLink', url: href.trim() });
      return;
    }
    // Whatever else has a scheme could run or load something.
    if (/^\s*[a-z][\w+.-]*:/i.test(href) || href.trim().startsWith('//')) return;
    const resolved = href.startsWith('#') ? `${this.#epub.sections[index]?.id}${href}` : this.#epub.sections[index]?.resolveHref(href);
    const found = resolved === undefined ? null : findHref(this.#epub, resolved);
    if (!found || resolved === undefined) return;
    const html = isNoteReference(link) ? await this.#readNote(found) : null;
    if (html === null) await this.goTo({ href: resolved });
    else onEvent({ type: 'footnote', html, href: resolved, box: toWindow(doc, link.getBoundingClientRect()) });
  }

  async #readNote({ index, anchor }: FoundPlace): Promise<string | null> {
    const doc = await this.#epub.sections[index]?.createDocument().catch(() => null);
    const target = doc ? anchor(doc) : 0;
    return target !== 0 && typeof target === 'object' && 'localName' in target ? readFootnote(target) : null;
  }
}

const findStretch = ({ from, to }: Stretch, index: number): FoundPlace => ({ index, anchor: (doc) => textOf(doc).rangeOf(from, to) ?? 0 });

function describeBook({ epub, sections, isFixedLayout }: EpubBook, { contents }: EpubProgress): OpenedBook {
  const { title, author, language } = epub.metadata;
  return {
    title: firstWord(title),
    author: firstWord(author),
    language: firstWord(language),
    direction: epub.dir === 'rtl' ? 'rtl' : 'ltr',
    isFixedLayout,
    contents,
    documents: sections.map(({ id }) => id),
  };
}

/** foliate gives one value bare and several in a row, a name as such or in several languages: the first is meant. */
function firstWord(worded: unknown): string {
  if (typeof worded === 'string') return worded;
  if (typeof worded !== 'object' || worded === null) return '';
  return firstWord('name' in worded ? worded.name : Object.values(worded)[0]);
}

/** A mark by its CFI when its words stand there, else by its words. */
function findMarked(book: EpubBook, { doc, index }: ShownFrame, words: ReturnType<typeof textOf>, { cfi, text }: Locator): Range | null {
  try {
    const resolved = cfi === null ? null : book.epub.resources.resolveCFI(cfi);
    const range = resolved && book.epub.resources.spine[resolved.index] ? resolved.anchor(doc) : null;
    const idref = resolved ? book.epub.resources.spine[resolved.index]?.idref : undefined;
    const isHere = book.epub.resources.manifest.find(({ id }) => id === idref)?.href === book.sections[index]?.id;
    if (range && isHere && (text === '' || range.toString().replace(/\s+/g, ' ').trim().startsWith(text.slice(0, 20)))) return range;
  } catch {
    // As in `findPlace`.
  }
  return text === '' ? null : words.find(text);
}
