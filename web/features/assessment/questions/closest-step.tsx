import { useState, type ReactElement } from 'react';
import type { AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { NOTHING_CONFIRMED, type Confirmed } from '#core/assessment/confirmed.ts';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Closest } from './closest.tsx';
import { stepWithOwnWords } from './concerned-step.ts';
import { MakingPlan } from './making-plan.tsx';
import { SendFailure } from './send-failure.tsx';
import { useProposals } from './use-proposals.ts';
import type { Sending } from './use-sending.ts';

export interface ClosestStepProps {
  readonly sheet: AnswerSheet;
  readonly status: CoachStatus;
  readonly sending: Sending;
}

/** Which situations are the learner's, and what comes of sending all of it. */
export function ClosestStep({ sheet, status, sending: { state, send, dismiss } }: ClosestStepProps): ReactElement {
  const proposed = useProposals(sheet);
  const [confirmed, setConfirmed] = useState<Confirmed>(NOTHING_CONFIRMED);
  const isSending = state.name === 'sending';
  // What is grave is answered before anything is asked.
  const grave =
    proposed.name === 'failed' && proposed.error instanceof ApiError && proposed.error.code === 'support_first' ? proposed.error : null;
  const error = grave ?? (state.name === 'failed' ? state.error : null);
  return (
    <>
      {isSending ? <MakingPlan status={status} isLocal={state.isLocal} onLocal={() => send(true, confirmed)} onCancel={dismiss} /> : null}
      {/* What was said stays while it is sent: whoever calls it off goes on from there. */}
      <div hidden={isSending}>
        <Closest
          sheet={sheet}
          proposed={proposed}
          onSend={(said) => {
            setConfirmed(said);
            send(false, said);
          }}
        >
          {error ? (
            <SendFailure error={error} concerned={stepWithOwnWords(sheet)} onRetry={() => send(false, confirmed)} onDismiss={dismiss} />
          ) : null}
        </Closest>
      </div>
    </>
  );
}
