import type { ReactElement } from 'react';
import { questionPlace } from '#core/coach/chat/question-place.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { conversationPath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** A new conversation ends the one of its mode that is going on: it is said before, with the way back to it. */
export function RunningNotice({ running }: { readonly running: Conversation }): ReactElement {
  const { id, type, title, createdAt, messages } = running;
  const place = type === 'interview' ? questionPlace(messages) : null;
  return (
    <div className="rounded-2 bg-well px-4 py-3">
      <p className="text-pretty wrap-anywhere">
        “{title}” (<Moment atMs={Date.parse(createdAt)} />){' '}
        {place === null ? 'is going on' : `stands at question ${Math.min(place, INTERVIEW_QUESTIONS)} of ${INTERVIEW_QUESTIONS}`}. Starting
        a new one ends it; its review stays in the history.
      </p>
      <TextLink to={conversationPath(id)} className="inline-flex min-h-11 items-center">
        Go on with it
      </TextLink>
    </div>
  );
}
