import { useEffect, useState } from 'react';
import type { BookView, SearchHit } from '../engine/book-view.ts';

const MAX_HITS = 200;
/** While somebody types, nothing is looked for. */
const TYPING_MS = 250;

export interface BookSearch {
  readonly hits: readonly SearchHit[];
  /** Of the book that was looked through, 0 to 1; null while nothing is looked for. */
  readonly share: number | null;
  readonly hasFailed: boolean;
  readonly isFull: boolean;
}

const NOTHING: BookSearch = { hits: [], share: null, hasFailed: false, isFull: false };

/** Hits in the book as they are found. */
export function useBookSearch(view: BookView, query: string): BookSearch {
  const [search, setSearch] = useState<BookSearch>(NOTHING);
  const words = query.trim();

  useEffect(() => {
    setSearch(NOTHING);
    if (words === '') return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const setLive = (change: (before: BookSearch) => BookSearch): void => (signal.aborted ? undefined : setSearch(change));
    async function run(): Promise<void> {
      setLive((before) => ({ ...before, share: 0 }));
      const onShare = (share: number): void => setLive((before) => ({ ...before, share }));
      try {
        for await (const hit of view.search(words, { signal, limit: MAX_HITS, onShare })) {
          setLive((before) => ({ ...before, hits: [...before.hits, hit], isFull: before.hits.length + 1 >= MAX_HITS }));
        }
        onShare(1);
      } catch {
        setLive((before) => ({ ...before, share: 1, hasFailed: true }));
      }
    }
    const timer = window.setTimeout(() => void run(), TYPING_MS);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [view, words]);
  return search;
}
