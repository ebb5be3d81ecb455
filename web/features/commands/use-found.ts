import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchPage, SearchResult } from '#core/library/search.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';

/** Typing is over when nothing came for so long. */
const PAUSE_MS = 160;
const MOST_WORKS = 8;
const MOST_PLACES = 6;
const MOST_NOTES = 4;
/** Works come before places: so many are asked for that some places are among them. */
const ASKED = 60;

export interface Found {
  readonly works: readonly SearchResult[];
  /** Units, and words in texts and recordings. */
  readonly places: readonly SearchResult[];
  /** The learner's own. */
  readonly notes: readonly SearchResult[];
  /** Some that fit are not among them. */
  readonly hasMore: boolean;
  /** What was looked for in place of what was typed. */
  readonly correctedTo: string | null;
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly retry: () => void;
}

const NONE: readonly SearchResult[] = [];

/** What of the library fits what is typed, a moment after it is typed. What was found before stays until then, and is asked for anew each time. */
export function useFound(typed: string, isSignedIn: boolean): Found {
  const asked = useSettled(typed);
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['find', asked, isSignedIn],
      queryFn: () => (isSignedIn ? browserApi.search({ q: asked, limit: ASKED }) : findPublicly(asked)),
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  );
  const isSearching = typed !== asked || isFetching;
  const results = typed === '' ? NONE : (data?.results ?? NONE);
  const works = results.filter(({ type }) => type === 'item').slice(0, MOST_WORKS);
  const places = results.filter(({ type }) => type !== 'item' && type !== 'note').slice(0, MOST_PLACES);
  const notes = results.filter(({ type }) => type === 'note').slice(0, MOST_NOTES);
  return {
    works,
    places,
    notes,
    hasMore: works.length + places.length + notes.length < results.length || (data?.nextCursor ?? null) !== null,
    correctedTo: data?.correctedTo ?? null,
    status: typed === '' ? 'idle' : isSearching ? 'searching' : isError ? 'failed' : 'found',
    retry: () => void refetch(),
  };
}

/** Visitors see which works there are, and nothing of what is in them. */
async function findPublicly(q: string): Promise<SearchPage> {
  const { items, nextCursor, correctedTo } = await browserApi.listItems({ q, limit: MOST_WORKS });
  return { results: items.map((item) => ({ type: 'item', item, snippet: item.description })), nextCursor, correctedTo };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
