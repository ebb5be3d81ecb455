import '#web/ui/styles/tokens.css';
import type { BookView, PageEvent } from '#web/features/reader/engine/book-view.ts';
import { openBook } from '#web/features/reader/engine/open-book.ts';
import { DEFAULT_READING } from '#core/reader/reading-defaults.ts';

/** What a test sees of the engine, in a page that has nothing else. */
export interface EngineWindow {
  open: (fileUrl: string, settings?: object, theme?: 'day' | 'sand' | 'lake' | 'night') => Promise<BookView>;
  view: BookView;
  events: PageEvent[];
}

const target = window as unknown as EngineWindow;
target.events = [];
target.open = async (fileUrl, settings = {}, theme = 'day') => {
  const frame = document.querySelector<HTMLElement>('#book');
  if (!frame) throw new Error('The page has no frame for the book.');
  target.view = await openBook({
    itemId: 'book',
    fileUrl,
    frame,
    settings: { ...DEFAULT_READING, ...settings },
    theme,
    onEvent: (event) => target.events.push(event),
    signal: new AbortController().signal,
  });
  return target.view;
};
document.documentElement.dataset['ready'] = '';
