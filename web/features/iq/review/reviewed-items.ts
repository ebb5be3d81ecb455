import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { browserApi } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { useTabClient } from '#web/query-client.ts';

const reviewedItem = (sittingId: string, number: number) =>
  queryOptions({
    queryKey: ['iq item', sittingId, number],
    queryFn: () => iqCalls(browserApi).getIqItem(sittingId, number),
    // A sitting that has ended does not change.
    staleTime: Infinity,
    retry: 1,
  });

/** An item of a finished sitting; the one after it is fetched meanwhile. */
export function useReviewedItem(sittingId: string, number: number) {
  const client = useTabClient();
  const query = useQuery(reviewedItem(sittingId, number), client);
  const hasNext = query.data !== undefined && number < query.data.total;
  useEffect(() => {
    if (hasNext) void client.prefetchQuery(reviewedItem(sittingId, number + 1));
  }, [client, hasNext, sittingId, number]);
  return query;
}

export type Step = 1 | -1;

/** Where a step leads; among missed ones alone it passes over the others. Null: there is none any more. */
export async function findStep(client: QueryClient, sittingId: string, from: ReviewedItem, step: Step, isMissedOnly: boolean) {
  for (let number = from.number + step; number >= 1 && number <= from.total; number += step) {
    if (!isMissedOnly) return number;
    const { outcome } = await client.fetchQuery(reviewedItem(sittingId, number));
    if (outcome !== 'right') return number;
  }
  return null;
}
