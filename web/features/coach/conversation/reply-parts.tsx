import type { ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { Button } from '#web/ui/button.tsx';
import { ProposedGoal } from '#web/features/goals/proposed-goal.tsx';
import { WorkRows } from '../work-rows.tsx';
import { HeardChoices } from './heard-menu.tsx';
import { useTalk, useTalkState } from './use-talk.ts';

export interface ReplyPartsProps {
  readonly message: CoachMessage;
  readonly isLatest: boolean;
}

/** What comes with a reply besides its words. */
export function ReplyParts({ message, isLatest }: ReplyPartsProps): ReactElement {
  const { works, goals, suggestions, choices } = message;
  const mode = useTalkState(({ chat }) => chat.conversation.type);
  const askedAbout = useTalkState(({ chat }) => chat.conversation.messages.findLast(({ role }) => role === 'user')?.id);
  return (
    <>
      <WorkRows works={works} className="mt-4 max-w-120 border-t border-line" />
      {goals.length > 0 ? (
        <ul aria-label="Goals" className="mt-4 max-w-120 divide-y divide-line border-y border-line">
          {goals.map((goal) => (
            <ProposedGoal key={goal.text} goal={goal} />
          ))}
        </ul>
      ) : null}
      {isLatest && askedAbout !== undefined && choices.length > 0 ? (
        <HeardChoices messageId={askedAbout} choices={choices} mode={mode} />
      ) : null}
      {isLatest && message.state !== 'failed' && suggestions.length > 0 ? <Suggestions suggestions={suggestions} /> : null}
    </>
  );
}

/** Said word for word when they are pressed. */
function Suggestions({ suggestions }: { readonly suggestions: readonly string[] }): ReactElement {
  const talk = useTalk();
  const isWaiting = useTalkState(({ chat }) => chat.outgoing !== null);
  return (
    <ul aria-label="Things to say next" className="mt-4 flex flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button size="sm" className="pointer-coarse:min-h-11" disabled={isWaiting} onClick={() => talk.say(suggestion)}>
            {suggestion}
          </Button>
        </li>
      ))}
    </ul>
  );
}
