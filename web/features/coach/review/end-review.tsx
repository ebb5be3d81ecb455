import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { describeRest } from '#core/format-time.ts';
import { countOf } from '#core/words.ts';
import { Signpost } from '#web/ui/button.tsx';
import { ProposedGoal } from '#web/features/goals/proposed-goal.tsx';
import { StartProgress } from '../start-progress.tsx';
import { StartFailure } from '../start-failure.tsx';
import { useStart } from '../use-start.ts';
import { ConfidenceQuestion } from './confidence-question.tsx';
import { ReviewEvidence } from './review-evidence.tsx';
import { ReviewNext } from './review-next.tsx';
import { ReviewPart } from './review-part.tsx';
import { ReviewSeen } from './review-seen.tsx';

/** The headline: where somebody goes on who has just ended a conversation. */
export const REVIEW_ID = 'review';

/** What a session left, when it has ended. */
export function EndReview({ conversation }: { readonly conversation: Conversation }): ReactElement | null {
  const { type, context, review } = conversation;
  const { start, isStarting, error, dismiss } = useStart();
  if (!review) return null;
  const { headline, answered, minutes, seen, next, works, goals } = review;
  return (
    <section aria-label="In review" className="mt-5 mb-8 grid grid-cols-1 gap-7 border-y-[1.5px] border-ink py-5">
      <div>
        <h2 id={REVIEW_ID} tabIndex={-1}>
          {headline}
        </h2>
        <p className="mt-1.5 text-ink-2">
          {countOf(answered, 'answer')}, {describeRest(minutes * 60)}
        </p>
      </div>
      {seen.length > 0 ? <ReviewSeen seen={seen} /> : null}
      <ReviewEvidence id={conversation.id} evidence={conversation.evidence} />
      {next.length > 0 || works.length > 0 ? <ReviewNext next={next} works={works} /> : null}
      {goals.length > 0 ? (
        <ReviewPart id="review-goals" title="Goals you may take along">
          <ul className="divide-y divide-line">
            {goals.map((goal) => (
              <ProposedGoal key={goal.text} goal={goal} />
            ))}
          </ul>
        </ReviewPart>
      ) : null}
      {type === 'networking' && answered > 0 ? <ConfidenceQuestion conversation={conversation} /> : null}
      <div className="grid grid-cols-1 gap-3">
        <StartFailure error={error} onDismiss={dismiss} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Signpost disabled={isStarting} onClick={() => start({ type, context })} className="max-sm:w-full">
            Practise again
          </Signpost>
          <StartProgress isStarting={isStarting} />
        </div>
      </div>
    </section>
  );
}
