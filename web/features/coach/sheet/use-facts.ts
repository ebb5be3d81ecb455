import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachFact } from '#core/coach/facts/fact.ts';
import { isMissing } from '#web/api/api-error.ts';
import { browserApi, browserApiFor } from '#web/api/client.ts';
import { deleteLater, useDeleted } from '#web/delete-later.ts';
import { queryClient, useTabClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';

const FACTS_KEY = 'coach facts';

export const refreshFacts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [FACTS_KEY] });

/** The learner's sheet. It is read again whenever something was said, or another attempt is shown. */
export function useFacts({ messages }: Conversation) {
  const learnerId = useLearner()?.id ?? null;
  const deleted = useDeleted();
  const query = useQuery({ queryKey: [FACTS_KEY, learnerId], queryFn: browserApi.getFacts, staleTime: 10_000, retry: 1 }, useTabClient());
  const latest = messages.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => void refreshFacts(), [latest]);
  return { ...query, facts: query.data?.items, deleted };
}

/**
 * Takes a note off the sheet, and for good when nobody takes it back.
 * @param onGone it can be taken back no more
 * @returns what deletes one, and tells how to take it back
 */
export function useDeleteFact(onGone: () => void): (fact: CoachFact) => () => void {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  return ({ id }) => {
    const key = `deleted ${id}`;
    const send = async (): Promise<void> => {
      onGone();
      await browserApiFor(learnerId)
        .deleteFact(id)
        .catch((error: unknown) => {
          // Somebody, perhaps another tab, was faster.
          if (!isMissing(error)) throw error;
        });
      await refreshFacts();
    };
    return deleteLater(id, send, (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }));
  };
}
