import type { ReactElement } from 'react';
import type { AnswerSheet } from '#core/assessment/answer-sheet.ts';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { stepWithOwnWords } from './concerned-step.ts';
import { MakingPlan } from './making-plan.tsx';
import { Review } from './review.tsx';
import { SendFailure } from './send-failure.tsx';
import type { Sending } from './use-sending.ts';

export interface ReviewStepProps {
  readonly sheet: AnswerSheet;
  readonly status: CoachStatus;
  readonly sending: Sending;
}

/** The review, and what comes of sending it. */
export function ReviewStep({ sheet, status, sending: { state, send, dismiss } }: ReviewStepProps): ReactElement {
  if (state.name === 'sending') {
    return <MakingPlan status={status} isLocal={state.isLocal} onLocal={() => send(true)} onCancel={dismiss} />;
  }
  return (
    <Review sheet={sheet} onSend={() => send(false)}>
      {state.name === 'failed' ? (
        <SendFailure error={state.error} concerned={stepWithOwnWords(sheet)} onRetry={() => send(false)} onDismiss={dismiss} />
      ) : null}
    </Review>
  );
}
