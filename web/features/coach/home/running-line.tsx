import type { ReactElement } from 'react';
import { questionPlace } from '#core/coach/chat/question-place.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { useDeleted } from '#web/delete-later.ts';

/** The conversation that is going on, with the way back to it. */
export function RunningLine({ running }: { readonly running: Conversation | null }): ReactElement | null {
  const deleted = useDeleted();
  if (!running || deleted.has(running.id)) return null;
  return (
    <p className="mb-4 max-w-(--measure) text-lg text-pretty wrap-anywhere">
      {describeRunning(running)}{' '}
      <TextLink to={conversationPath(running.id)} className="inline-flex min-h-6 items-center">
        Go on
      </TextLink>
    </p>
  );
}

/** "You stopped in “Interview: Shift planner” at question 3 of 6." */
function describeRunning({ type, title, messages }: Conversation): string {
  const place = type === 'interview' ? questionPlace(messages) : null;
  return `You stopped in “${title}”${place === null ? '' : ` at question ${Math.min(place, INTERVIEW_QUESTIONS)} of ${INTERVIEW_QUESTIONS}`}.`;
}
