import 'foliate-js/paginator.js';
import type { Paginator } from 'foliate-js/paginator.js';
import { DEFAULT_READING } from '#core/reader/reading-defaults.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import type { EpubBook } from './epub-book.ts';
import type { Relocation } from './epub-progress.ts';
import type { FoundPlace } from './find-place.ts';
import { toWindow } from '../text/page-marks.ts';
import type { Renderer, RendererEvents } from './renderer.ts';
import { isShownInTime } from './show-limit.ts';

/** A letter is about half as wide as it is high. */
const LETTER_WIDTH = 0.5;
/** Above and below the text. */
const MARGIN_PX = 40;
/** What rounding leaves over at the end of a chapter. */
const END_PX = 2;

interface ShownChapter {
  readonly detail: { readonly doc: Document; readonly index: number };
}

/** Text that flows into pages or is scrolled, by foliate's paginator. */
export class PagedRenderer implements Renderer {
  readonly #frame: HTMLElement;
  readonly #book: EpubBook;
  readonly #events: RendererEvents;
  readonly #resized = new ResizeObserver(() => this.#fit());
  #element: Paginator;
  #isShown = false;
  #index = -1;
  #settings: ReadingSettings = DEFAULT_READING;
  #css = '';

  constructor(frame: HTMLElement, book: EpubBook, events: RendererEvents) {
    this.#frame = frame;
    this.#book = book;
    this.#events = events;
    this.#element = this.#create();
    this.#resized.observe(frame);
  }

  goTo({ index, anchor }: FoundPlace): Promise<boolean> {
    return this.#show(index, this.#element.goTo({ index, anchor }));
  }

  turn(direction: 1 | -1): Promise<boolean> {
    if (!this.#isShown) return this.#goToChapter(this.#index + direction);
    return this.#show(this.#index + direction, direction === 1 ? this.#element.next() : this.#element.prev());
  }

  async bringIntoView(range: Range): Promise<void> {
    const box = toWindow(range.startContainer.ownerDocument as Document, range.getBoundingClientRect());
    const frame = this.#frame.getBoundingClientRect();
    const isSeen = box.top >= frame.top && box.bottom <= frame.bottom && box.left >= frame.left && box.right <= frame.right;
    if (!isSeen) await this.#element.scrollToAnchor(range);
  }

  apply(settings: ReadingSettings, css: string): void {
    this.#settings = settings;
    this.#css = css;
    this.#element.setAttribute('flow', settings.flow === 'scroll' ? 'scrolled' : 'paginated');
    this.#fit();
    this.#element.setStyles(css);
  }

  canScroll(direction: 1 | -1): boolean {
    if (this.#settings.flow !== 'scroll') return false;
    return direction === 1 ? this.#element.viewSize - this.#element.end > END_PX : this.#element.start > 0;
  }

  isAtStart(): boolean {
    return this.#settings.flow === 'scroll' ? !this.#hasChapter(-1) && !this.canScroll(-1) : this.#element.atStart;
  }

  isAtEnd(): boolean {
    return this.#settings.flow === 'scroll' ? !this.#hasChapter(1) && !this.canScroll(1) : this.#element.atEnd;
  }

  close(): void {
    this.#resized.disconnect();
    if (this.#isShown) this.#element.destroy();
    this.#element.remove();
  }

  #create(): Paginator {
    const element = document.createElement('foliate-paginator') as Paginator;
    element.addEventListener('load', (event) => {
      const { doc, index } = (event as unknown as ShownChapter).detail;
      this.#index = index;
      this.#isShown = true;
      this.#events.onLoad(doc, index);
    });
    element.addEventListener('relocate', (event) => this.#events.onRelocate((event as CustomEvent<Relocation>).detail));
    element.setAttribute('margin', `${MARGIN_PX}px`);
    element.setAttribute('max-column-count', '1');
    // A page that follows the finger glides into its place; keys and clicks turn at once.
    element.toggleAttribute('animated', matchMedia('(pointer: coarse) and (prefers-reduced-motion: no-preference)').matches);
    element.open({ sections: this.#book.sections, dir: this.#book.epub.dir });
    this.#frame.append(element);
    return element;
  }

  #fit(): void {
    const { sizePx, lineLength, marginPx } = this.#settings;
    const width = this.#frame.clientWidth || 1;
    this.#element.setAttribute('gap', `${((100 * marginPx) / width).toFixed(2)}%`);
    this.#element.setAttribute('max-inline-size', `${Math.round(lineLength * sizePx * LETTER_WIDTH + marginPx)}px`);
  }

  #hasChapter(direction: 1 | -1): boolean {
    for (let i = this.#index + direction; i >= 0 && i < this.#book.sections.length; i += direction)
      if (this.#book.sections[i]?.linear !== 'no') return true;
    return false;
  }

  #goToChapter(index: number): Promise<boolean> {
    const known = Math.max(0, Math.min(index, this.#book.sections.length - 1));
    return this.goTo({ index: known, anchor: () => 0 });
  }

  async #show(index: number, showing: Promise<void>): Promise<boolean> {
    const isShown = await isShownInTime(showing);
    if (!isShown) this.#giveUp(index);
    return isShown;
  }

  /** A paginator that waits takes no other chapter, so a new one takes its place. */
  #giveUp(index: number): void {
    this.#element.remove();
    this.#isShown = false;
    this.#index = Math.max(0, Math.min(index, this.#book.sections.length - 1));
    this.#element = this.#create();
    this.apply(this.#settings, this.#css);
    this.#events.onFailed(this.#index);
  }
}
