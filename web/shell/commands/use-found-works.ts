import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Typing is over when nothing came for so long. */
const PAUSE_MS = 160;
const MOST = 8;

export interface FoundWorks {
  readonly items: readonly ItemSummary[];
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  readonly retry: () => void;
}

const NONE: readonly ItemSummary[] = [];

/** Works of the library that fit what is typed, a moment after it is typed. Those found before stay until then. */
export function useFoundWorks(typed: string): FoundWorks {
  const asked = useSettled(typed);
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['find', asked],
      queryFn: () => browserApi.listItems({ q: asked, limit: MOST }),
      enabled: asked !== '',
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      retry: false,
    },
    queryClient,
  );
  const isSearching = typed !== asked || isFetching;
  return {
    items: typed === '' ? NONE : (data?.items ?? NONE),
    status: typed === '' ? 'idle' : isSearching ? 'searching' : isError ? 'failed' : 'found',
    retry: () => void refetch(),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
