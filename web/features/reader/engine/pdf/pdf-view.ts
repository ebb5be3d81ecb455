import './pdf-page.css';
import { cutExcerpt } from '#core/reader/excerpt.ts';
import { findAll, findFirst, foldText } from '#core/reader/fold-text.ts';
import type { Locator } from '#core/reader/locator.ts';
import { fractionOfPage, pageAtFraction, pageHref, readPageHref } from '#core/reader/pdf-place.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import type { BookView, OpenBookRequest, OpenedBook, PageMark, SearchHit, SelectedText, ShownPlace } from '../book-view.ts';
import { findMarkAt, paintMarks, type ShownMark } from '../text/page-marks.ts';
import { DocumentText } from '../text/document-text.ts';
import { listenForWheel } from '../text/listen-for-wheel.ts';
import { watchClicks } from '../text/watch-clicks.ts';
import { readPdfBook, type PdfBook } from './pdf-book.ts';
import { PdfPage } from './pdf-page.ts';

const LOCATOR_LETTERS = 200;
const MAX_JUMPS = 50;
const SIDE_SHARE = 1 / 3;
const WORDS_A_MINUTE = 230;
/** Of a page of text, for a book whose pages have not all been read. */
const WORDS_A_PAGE = 350;
/** How many pages on either side are looked through for words that have moved. */
const NEIGHBOURS = 12;

/** @throws {BookFailed} */
export async function openPdf(request: OpenBookRequest): Promise<BookView> {
  return new PdfView(request, await readPdfBook(request.fileUrl, request.signal));
}

/** One page at a time. In scrolled flow it is as wide as the room, and the wheel goes on to the next at its end. */
class PdfView implements BookView {
  readonly book: OpenedBook;
  readonly #request: OpenBookRequest;
  readonly #pdf: PdfBook;
  readonly #room = document.createElement('div');
  readonly #resized = new ResizeObserver(() => void this.#fit());
  readonly #closed = new AbortController();
  #page: PdfPage | null = null;
  #text: DocumentText | null = null;
  #settings: ReadingSettings;
  #marks: readonly PageMark[] = [];
  #shown: readonly ShownMark[] = [];
  #place: ShownPlace | null = null;
  #jumps: number[] = [];

  constructor(request: OpenBookRequest, pdf: PdfBook) {
    this.#request = request;
    this.#pdf = pdf;
    this.#settings = request.settings;
    const { title, author, language, contents } = pdf;
    this.book = { title, author, language, direction: 'ltr', isFixedLayout: true, contents, documents: [] };
    this.#room.className = 'pdf-pages';
    request.frame.append(this.#room);
    this.#resized.observe(this.#room);
    const mayTurn = watchClicks(this.#room);
    this.#room.addEventListener('click', (event) => this.#tap(event, mayTurn(event)));
    // Nor does the middle button lead out of the book unasked.
    this.#room.addEventListener('auxclick', (event) => event.preventDefault());
    listenForWheel(this.#room, {
      canScroll: (direction) =>
        direction === 1 ? this.#room.scrollTop + this.#room.clientHeight < this.#room.scrollHeight - 1 : this.#room.scrollTop > 0,
      turn: (direction) => void this.#turn(direction),
    });
    document.addEventListener('selectionchange', () => this.#tellSelection(), { signal: this.#closed.signal });
  }

  async goTo(target: Parameters<BookView['goTo']>[0]): Promise<ShownPlace | null> {
    const page = await this.#find(target);
    if (page === null) return null;
    const from = this.#page?.number;
    await this.#show(page);
    if (from !== undefined) this.#jumps = [...this.#jumps, from].slice(-MAX_JUMPS);
    return this.#place;
  }

  next(): Promise<void> {
    return this.#turn(1);
  }

  previous(): Promise<void> {
    return this.#turn(-1);
  }

  async goBack(): Promise<void> {
    const page = this.#jumps.pop();
    if (page !== undefined) await this.#show(page);
  }

  get canGoBack(): boolean {
    return this.#jumps.length > 0;
  }

  apply(settings: ReadingSettings): void {
    this.#settings = settings;
    void this.#fit();
  }

  showMarks(marks: readonly PageMark[]): void {
    this.#marks = marks;
    this.#paint();
  }

  markBox(id: string): DOMRect | null {
    return this.#shown.find((mark) => mark.id === id)?.range.getBoundingClientRect() ?? null;
  }

  shownRanges(): readonly Range[] {
    if (!this.#page) return [];
    const range = document.createRange();
    range.selectNodeContents(this.#page.words);
    return [range];
  }

  clearSelection(): void {
    document.getSelection()?.removeAllRanges();
  }

  async *search(query: string, { signal, limit, onShare }: Parameters<BookView['search']>[1]): AsyncGenerator<SearchHit> {
    let left = limit;
    for (let page = 1; page <= this.#pdf.pdf.numPages; page++) {
      signal.throwIfAborted();
      const text = await this.#pdf.textOfPage(page);
      for (const [from, to] of findAll(foldText(text), query)) {
        if (left-- <= 0) return;
        const locator = this.#locate(page, text.slice(from, to));
        yield { locator, chapter: locator.chapter, ...cutExcerpt(text, from, to) };
      }
      onShare(page / this.#pdf.pdf.numPages);
    }
  }

  /** Only the text of EPUBs is read aloud. */
  textOf(): Promise<null> {
    return Promise.resolve(null);
  }

  wordsAtHand(): null {
    return null;
  }

  markSpoken(): Promise<boolean> {
    return Promise.resolve(false);
  }

  close(): void {
    this.#resized.disconnect();
    this.#closed.abort();
    this.#page?.clear();
    this.#room.remove();
    void this.#pdf.pdf.loadingTask.destroy();
  }

  async #find(target: Parameters<BookView['goTo']>[0]): Promise<number | null> {
    const { numPages } = this.#pdf.pdf;
    if ('fraction' in target && !('cfi' in target)) return pageAtFraction(target.fraction, numPages);
    if (!('cfi' in target)) return withinBook(readPageHref(target.href), numPages);
    const near = withinBook(readPageHref(target.href), numPages) ?? pageAtFraction(target.fraction, numPages);
    if (target.text === '') return near;
    for (let step = 0; step <= NEIGHBOURS; step++) {
      for (const page of step === 0 ? [near] : [near + step, near - step])
        if (page >= 1 && page <= numPages && findFirst(foldText(await this.#pdf.textOfPage(page)), target.text)) return page;
    }
    return near;
  }

  async #turn(direction: 1 | -1): Promise<void> {
    const page = withinBook((this.#page?.number ?? 0) + direction, this.#pdf.pdf.numPages);
    if (page !== null) await this.#show(page);
  }

  async #show(number: number): Promise<void> {
    const page = new PdfPage(this.#pdf.pdf, number, `${number} / ${this.#pdf.pdf.numPages}`);
    this.#page?.clear();
    this.#page = page;
    this.#room.replaceChildren(page.box);
    this.#room.scrollTop = 0;
    try {
      await this.#fit();
    } catch {
      // A page that was turned before it was drawn is none that failed.
      if (this.#page === page) this.#request.onEvent({ type: 'chapterFailed', href: pageHref(number), title: '' });
    }
    if (this.#page !== page) return;
    this.#text = new DocumentText(page.words);
    this.#paint();
    this.#place = this.#describe(number, this.#text.text.replace(/\s+/g, ' ').trim());
    this.#request.onEvent({ type: 'shown', place: this.#place });
  }

  /** In pages the whole of a page is seen, in scrolled flow its whole width. */
  async #fit(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    const { width, height } = (await this.#pdf.pdf.getPage(page.number)).getViewport({ scale: 1 });
    const margin = this.#settings.marginPx;
    const room = { width: this.#room.clientWidth - 2 * margin, height: this.#room.clientHeight - 2 * margin };
    const scale = this.#settings.flow === 'scroll' ? room.width / width : Math.min(room.width / width, room.height / height);
    if (scale > 0) await page.show(Math.floor(width * scale));
  }

  #paint(): void {
    this.#shown = this.#marks.flatMap(({ id, color, locator }) => {
      const range = readPageHref(locator.href) === this.#page?.number ? (this.#text?.find(locator.text) ?? null) : null;
      return range ? [{ id, color, range }] : [];
    });
    paintMarks(document, this.#shown);
  }

  #locate(page: number, text: string): Locator {
    const chapter = this.book.contents[this.#entryAt(page)]?.title ?? '';
    const fraction = fractionOfPage(page, this.#pdf.pdf.numPages);
    return { cfi: null, href: pageHref(page), fraction, text: text.slice(0, LOCATOR_LETTERS), chapter: chapter.slice(0, LOCATOR_LETTERS) };
  }

  #entryAt(page: number): number {
    return this.book.contents.findLastIndex(({ href }) => (readPageHref(href) ?? Infinity) <= page);
  }

  #describe(page: number, visibleText: string): ShownPlace {
    const { numPages } = this.#pdf.pdf;
    const entry = this.#entryAt(page);
    const next = this.book.contents.slice(entry + 1).find(({ href }) => (readPageHref(href) ?? 0) > page);
    const minutes = (pages: number) => Math.ceil((Math.max(0, pages) * WORDS_A_PAGE) / WORDS_A_MINUTE);
    return {
      locator: this.#locate(page, visibleText),
      page: { number: String(page), of: numPages, isPrinted: true },
      screen: null,
      entry,
      minutesLeft: { inChapter: minutes((readPageHref(next?.href ?? '') ?? numPages + 1) - page), inBook: minutes(numPages + 1 - page) },
      isAtStart: page === 1,
      isAtEnd: page === numPages,
      visibleText,
    };
  }

  #tap(event: MouseEvent, mayTurn: boolean): void {
    const { clientX, clientY, target } = event;
    const href = (target as Element).closest('.pdf-link')?.getAttribute('href');
    if (href != null) {
      event.preventDefault();
      this.#follow(href);
      return;
    }
    if (document.getSelection()?.isCollapsed === false) return;
    const mark = findMarkAt(this.#shown, clientX, clientY);
    const { left, width } = this.#request.frame.getBoundingClientRect();
    const share = (clientX - left) / width;
    if (mark) this.#request.onEvent({ type: 'markPressed', id: mark.id, box: new DOMRect(clientX, clientY) });
    else if (mayTurn && this.#settings.flow === 'pages' && share < SIDE_SHARE) void this.previous();
    else if (mayTurn && this.#settings.flow === 'pages' && share > 1 - SIDE_SHARE) void this.next();
    else this.#request.onEvent({ type: 'middle' });
  }

  #follow(href: string): void {
    if (href.startsWith('#')) void this.goTo({ href: href.slice(1) });
    else this.#request.onEvent({ type: 'outsideLink', url: href });
  }

  #tellSelection(): void {
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    const isInside = range !== null && this.#page?.words.contains(range.commonAncestorContainer);
    this.#request.onEvent({ type: 'selected', selection: isInside ? this.#describeSelection(range) : null });
  }

  #describeSelection(range: Range): SelectedText {
    const text = this.#text?.textIn(this.#text.wholeWords(range)) ?? '';
    return { locator: this.#locate(this.#page?.number ?? 1, text), text, box: range.getBoundingClientRect() };
  }
}

const withinBook = (page: number | null, count: number): number | null => (page !== null && page >= 1 && page <= count ? page : null);
