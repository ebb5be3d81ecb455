import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch, type RefObject } from 'react';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import { BookFailed, type BookFault, type BookView, type PageEvent } from '../engine/book-view.ts';
import { openBook } from '../engine/open-book.ts';
import type { PageTheme } from '../page-theme.ts';
import { OPENING, reduceBook, type BookAction, type BookState } from './book-state.ts';

export interface BookRequest {
  readonly itemId: string;
  readonly fileUrl: string;
  readonly frame: RefObject<HTMLElement | null>;
  readonly settings: ReadingSettings;
  readonly theme: PageTheme;
  /** Brings the book to its first page. */
  readonly goToStart: (view: BookView) => Promise<void>;
  readonly onEvent: (event: PageEvent) => void;
}

export interface Book {
  readonly state: BookState;
  /** Null until the first page is there. */
  readonly view: BookView | null;
  readonly dispatch: Dispatch<BookAction>;
  readonly openAgain: () => void;
}

/** A book in a frame of the page, from opening to closing. */
export function useBook(request: BookRequest): Book {
  const { itemId, fileUrl, settings, theme } = request;
  const [state, dispatch] = useReducer(reduceBook, OPENING);
  const [view, setView] = useState<BookView | null>(null);
  const [tries, setTries] = useState(0);
  const applied = useRef({ settings, theme });

  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const frame = request.frame.current;
    if (frame === null) return;
    try {
      const { settings, theme } = request;
      const opened = await openBook({ itemId, fileUrl, frame, settings, theme, signal, onEvent: takeEvent });
      if (signal.aborted) return opened.close();
      applied.current = { settings, theme };
      signal.addEventListener('abort', () => opened.close());
      await request.goToStart(opened);
      if (signal.aborted) return;
      dispatch({ type: 'opened', book: opened.book });
      setView(opened);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', fault: faultOf(error) });
    }
  });
  const takeEvent = useEffectEvent((event: PageEvent): void => {
    dispatch(event);
    request.onEvent(event);
  });

  useEffect(() => {
    const stop = new AbortController();
    void open(stop.signal);
    return () => {
      stop.abort();
      setView(null);
    };
  }, [itemId, fileUrl, tries]);

  useEffect(() => {
    if (view === null || (applied.current.settings === settings && applied.current.theme === theme)) return;
    applied.current = { settings, theme };
    view.apply(settings, theme);
  }, [view, settings, theme]);

  const openAgain = useCallback(() => {
    dispatch({ type: 'openAgain' });
    setTries((before) => before + 1);
  }, []);
  return { state, view, dispatch, openAgain };
}

/** What is no fault of a book is one of the way to it: its reader could not be fetched. */
function faultOf(error: unknown): BookFault {
  if (error instanceof BookFailed) return error.fault;
  return navigator.onLine ? 'corrupt' : 'offline';
}
