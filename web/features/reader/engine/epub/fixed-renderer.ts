import 'foliate-js/fixed-layout.js';
import type { FixedLayout } from 'foliate-js/fixed-layout.js';
import type { EpubBook } from './epub-book.ts';
import type { Relocation } from './epub-progress.ts';
import type { Renderer, RendererEvents } from './renderer.ts';
import { isShownInTime } from './show-limit.ts';

/** Pages that are drawn as they are, one or two at a time. Settings of the letters do not reach them. */
export function openFixedRenderer(frame: HTMLElement, book: EpubBook, { onLoad, onRelocate, onFailed }: RendererEvents): Renderer {
  let element = createPages();
  /** Where pages that were begun anew do not know themselves to be. */
  let givenUp: number | null = null;

  function createPages(): FixedLayout {
    const pages = document.createElement('foliate-fxl') as FixedLayout;
    pages.addEventListener('load', (event) => {
      const { doc, index } = (event as CustomEvent<{ doc: Document; index: number }>).detail;
      onLoad(doc, index);
    });
    pages.addEventListener('relocate', (event) => {
      givenUp = null;
      onRelocate((event as CustomEvent<Relocation>).detail);
    });
    pages.open({ sections: book.sections, dir: book.epub.dir, rendition: book.epub.rendition });
    frame.append(pages);
    return pages;
  }

  async function show(index: number, showing: Promise<void>): Promise<boolean> {
    if (await isShownInTime(showing)) return true;
    element.remove();
    element = createPages();
    givenUp = Math.max(0, Math.min(index, book.sections.length - 1));
    onFailed(givenUp);
    return false;
  }

  function turn(direction: 1 | -1): Promise<boolean> {
    if (givenUp !== null) return show(givenUp + direction, element.goTo({ index: givenUp + direction }));
    return show(element.index + direction, direction === 1 ? element.next() : element.prev());
  }

  return {
    goTo: (place) => show(place.index, element.goTo(place)),
    turn,
    bringIntoView: () => Promise.resolve(),
    apply: () => {},
    canScroll: () => false,
    isAtStart: () => element.index <= 0,
    isAtEnd: () => element.index >= book.sections.length - 1,
    close: () => {
      element.destroy();
      element.remove();
    },
  };
}
