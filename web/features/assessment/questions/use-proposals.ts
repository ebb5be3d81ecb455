import { useEffect, useState } from 'react';
import { toAnswers, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import type { Proposal } from '#core/assessment/propose-situations.ts';
import { createApi } from '#web/api/client.ts';
import { tellSessionEnded } from '#web/api/session-end.ts';
import { useLearner } from '#web/root-data.ts';

export type ProposalState =
  | { readonly name: 'loading' }
  | { readonly name: 'loaded'; readonly proposals: readonly Proposal[] }
  | { readonly name: 'failed'; readonly error: Error };

const LOADING: ProposalState = { name: 'loading' };

/** The situations that the answers may speak of. Whoever cannot have them can have a plan all the same. */
export function useProposals(sheet: AnswerSheet): ProposalState {
  const learnerId = useLearner()?.id ?? '';
  const sent = JSON.stringify(toAnswers(sheet));
  const [got, setGot] = useState<{ readonly of: string; readonly state: ProposalState }>({ of: sent, state: LOADING });
  useEffect(() => {
    const stop = new AbortController();
    const answers = JSON.parse(sent) as ReturnType<typeof toAnswers>;
    if (answers.length === 0) return;
    const { proposeSituations } = createApi((path, init) => fetch(path, init), { learnerId, onSignedOut: tellSessionEnded });
    const keep = (state: ProposalState): void => {
      if (!stop.signal.aborted) setGot({ of: sent, state });
    };
    proposeSituations({ answers }, stop.signal).then(
      ({ proposals }) => keep({ name: 'loaded', proposals }),
      (error: unknown) => keep({ name: 'failed', error: error as Error }),
    );
    return () => stop.abort();
  }, [learnerId, sent]);
  return got.of === sent ? got.state : LOADING;
}
