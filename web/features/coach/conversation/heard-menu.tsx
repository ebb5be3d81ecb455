import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { HEARD_AS, type HeardAs } from '#core/coach/hear/heard-as.ts';
import { sayHeardAs } from '#core/coach/hear/heard-words.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { useTalk, useTalkState } from './use-talk.ts';

export interface HeardMenuProps {
  readonly message: CoachMessage;
  readonly mode: CoachMode;
}

/** What the coach took a message for. Whoever knows better says so, and it is answered anew. */
export function HeardMenu({ message, mode }: HeardMenuProps): ReactElement | null {
  const talk = useTalk();
  const isActive = useTalkState(({ chat }) => chat.conversation.isActive);
  const isBusy = useTalkState(({ chat }) => chat.live !== null || chat.outgoing !== null);
  const { id, heardAs, sure } = message;
  if (heardAs === null) return null;
  const heard = `${sure ? 'Heard as' : 'Perhaps'} ${sayHeardAs(heardAs, mode)}`;
  if (!isActive) return <p className="px-2.5 text-sm text-ink-3">{heard}</p>;
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" disabled={isBusy} className="heard-as" aria-label={`${heard}. Change it`}>
          {heard}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      {HEARD_AS.filter((one) => one !== heardAs || !sure).map((one) => (
        <MenuItem key={one} onSelect={() => void talk.meanAs(id, one)}>
          {startLarge(sayHeardAs(one, mode))}
        </MenuItem>
      ))}
    </Menu>
  );
}

export interface HeardChoicesProps {
  readonly messageId: string;
  readonly choices: readonly HeardAs[];
  readonly mode: CoachMode;
}

/** Where the reply asks how it was meant. */
export function HeardChoices({ messageId, choices, mode }: HeardChoicesProps): ReactElement {
  const talk = useTalk();
  const isBusy = useTalkState(({ chat }) => chat.live !== null || chat.outgoing !== null);
  return (
    <ul aria-label="How it was meant" className="mt-4 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice}>
          <Button size="sm" className="pointer-coarse:min-h-11" disabled={isBusy} onClick={() => void talk.meanAs(messageId, choice)}>
            {startLarge(sayHeardAs(choice, mode))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const startLarge = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
