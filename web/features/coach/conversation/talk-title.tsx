import type { ReactElement } from 'react';
import { questionPlace } from '#core/coach/chat/question-place.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';

/** What the conversation is called, and in an interview how far it has come. */
export function TalkTitle({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const place = questionPlace(conversation.messages);
  const label = `Question ${place} of ${INTERVIEW_QUESTIONS}`;
  const done = conversation.isActive ? (place ?? 1) - 0.5 : (place ?? 0);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-3">
      <h1 className="min-w-0 flex-1 basis-48 font-ui text-sm/normal font-semibold tracking-normal text-ink-2 wrap-anywhere [font-stretch:100%]">
        {conversation.title}
      </h1>
      {place === null ? null : (
        <div className="flex items-center gap-2.5 max-sm:w-full">
          <span className="tabular-nums">{label}</span>
          <ScaleBar parts={INTERVIEW_QUESTIONS} done={done} label={label} className="w-32 max-sm:flex-1" />
        </div>
      )}
    </header>
  );
}
