import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IqAnalysis } from '#core/iq/analysis/analysis.ts';
import { browserApi } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { useTabClient } from '#web/query-client.ts';

export interface WordedAnalysis {
  readonly analysis: IqAnalysis;
  /** A service is at it. */
  readonly isBeingWorded: boolean;
  /** Why these are not a service's words, where one was asked and did not give them. */
  readonly failure: string | null;
  readonly stop: () => void;
}

/** Asks once for an analysis in a service's words; those worked out here stand until it has answered, and when it does not. */
export function useWordedAnalysis(sittingId: string, local: IqAnalysis): WordedAnalysis {
  const client = useTabClient();
  const [isStopped, setStopped] = useState(false);
  const queryKey = ['iq analysis', sittingId];
  const { data, error, isFetching } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => iqCalls(browserApi).wordIqAnalysis(sittingId, signal),
      enabled: local.canBeWorded && !isStopped,
      staleTime: Infinity,
      retry: false,
      retryOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    client,
  );
  const analysis = data ?? local;
  return {
    analysis,
    isBeingWorded: isFetching && !isStopped,
    failure: error?.message ?? analysis.failure?.message ?? null,
    stop: () => {
      setStopped(true);
      void client.cancelQueries({ queryKey });
    },
  };
}
