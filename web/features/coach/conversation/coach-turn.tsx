import { memo, type ReactElement } from 'react';
import { splitQuestion } from '#core/coach/chat/split-question.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { StoneMark } from '#web/ui/logo.tsx';
import { ReplyText } from './markdown/reply-text.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyFailure } from './reply-failure.tsx';
import { ReplyParts } from './reply-parts.tsx';

export interface CoachTurnProps {
  readonly message: CoachMessage;
  /** What can be done with the end of a conversation that goes on. */
  readonly isLatest: boolean;
}

/** A message of the coach. A question of an interview is set as what it is: the heading of what follows. */
export const CoachTurn = memo(function CoachTurn({ message, isLatest }: CoachTurnProps): ReactElement {
  const { id, content, asked, state, works } = message;
  const isLive = state === 'live';
  const isHeading = asked !== null && !asked.isFollowUp;
  const { before, question, after } = splitQuestion(content, isHeading ? asked.text : '', isLive);
  return (
    <article id={`m-${id}`} className="coach-turn">
      <span className="pt-0.5 max-md:hidden">
        <StoneMark size={28} />
      </span>
      <div className="min-w-0">
        {question === '' ? <h2 className="sr-only">The coach</h2> : null}
        <ReplyText text={before} works={works} />
        {question === '' ? null : <h2 className="coach-question">{question}</h2>}
        <ReplyText text={after} works={works} />
        {isLive && content === '' ? <p className="text-lg text-ink-3">The coach reads what you wrote.</p> : null}
        <ReplyFailure message={message} isLatest={isLatest} />
        {isLive ? null : <ReplyParts message={message} isLatest={isLatest} />}
        {isLive ? null : <ReplyActions message={message} isLatest={isLatest} />}
      </div>
    </article>
  );
});
