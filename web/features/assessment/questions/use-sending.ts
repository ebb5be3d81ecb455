import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toAnswers } from '#core/assessment/answer-sheet.ts';
import type { AnsweredProfile } from '#core/assessment/answers.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Confirmed } from '#core/assessment/confirmed.ts';
import { hashText } from '#core/random.ts';
import { createApi } from '#web/api/client.ts';
import { assessmentPath, planPath } from '#web/coach-addresses.ts';
import { queryClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';
import { tellSessionEnded } from '#web/api/session-end.ts';
import { answerStoreOf, beginWith } from './answer-store.ts';
import { refusedAnswer } from './concerned-step.ts';
import { keepResult } from './keep-result.ts';

export type SendingState =
  | { readonly name: 'idle' }
  | { readonly name: 'sending'; readonly isLocal: boolean }
  | { readonly name: 'failed'; readonly error: Error };

export interface Sending {
  readonly state: SendingState;
  /** @param isLocal without the AI service */
  readonly send: (isLocal: boolean, confirmed: Confirmed) => void;
  /** Calls it off, or puts a failure away. The answers stay. */
  readonly dismiss: () => void;
}

const IDLE: SendingState = { name: 'idle' };
const MAX_DURATION_SEC = 1_000_000;

/** Sends the answers, and goes to the plan that was made of them. */
export function useSending(before: AnsweredProfile | null): Sending {
  const learnerId = useLearner()?.id ?? '';
  const navigate = useNavigate();
  const [state, setState] = useState(IDLE);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function send(isLocal: boolean, confirmed: Confirmed): Promise<void> {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    setState({ name: 'sending', isLocal });
    try {
      const assessment = await sendAnswers(learnerId, before, { isLocal, confirmed }, signal);
      keepResult(learnerId, assessment);
      await queryClient.invalidateQueries({ queryKey: ['screen'] });
      await navigate(planPath(), { replace: true });
    } catch (error) {
      if (!signal.aborted) fail(error as Error);
    }
  }

  function fail(error: Error): void {
    setState({ name: 'failed', error });
    const refused = refusedAnswer(error, beginWith(answerStoreOf(learnerId).read(), before));
    if (refused) void navigate(assessmentPath(refused.question));
  }

  return {
    state,
    send: (isLocal, confirmed) => void send(isLocal, confirmed),
    dismiss: () => {
      call.current?.abort();
      setState(IDLE);
    },
  };
}

/** Has the patience of an AI service: whoever does not can call it off. */
function sendAnswers(
  learnerId: string,
  before: AnsweredProfile | null,
  said: { readonly isLocal: boolean; readonly confirmed: Confirmed },
  signal: AbortSignal,
): Promise<Assessment> {
  const store = answerStoreOf(learnerId);
  const kept = store.read();
  const answers = toAnswers(beginWith(kept, before));
  const hash = hashText(JSON.stringify({ answers, ...said }));
  // A try whose answer was lost is the same assessment; other answers are another one.
  const key = kept.sending?.hash === hash ? kept.sending.key : crypto.randomUUID();
  store.keepSending({ key, hash });
  const durationSec = kept.startedMs === null ? undefined : Math.min(MAX_DURATION_SEC, Math.max(0, (Date.now() - kept.startedMs) / 1000));
  const { sendAssessment } = createApi((path, init) => fetch(path, init), { learnerId, onSignedOut: tellSessionEnded });
  return sendAssessment({ answers, ...said, ...(durationSec !== undefined && { durationSec }) }, key, signal);
}
