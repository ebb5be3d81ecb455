import { ArrowLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { href, Link } from 'react-router';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { classes } from '#web/ui/classes.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { COACH_MODES } from '../coach-modes.ts';
import { TalkClock } from './talk-clock.tsx';
import { TalkMenu } from './talk-menu.tsx';
import { useTalk } from './use-talk.ts';

/** The four modes, the time since it was begun, and the way out. */
export function TalkHead({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const talk = useTalk();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    if (await talk.end()) window.scrollTo({ top: 0 });
    setEnding(false);
  };
  return (
    <div className="talk-head">
      <IconButton to={href('/ai-career')} label="Back to the coach" className="md:hidden">
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <nav aria-label="Modes of the coach" className="min-w-0 flex-1 self-stretch overflow-x-auto [scrollbar-width:none]">
        <ul className="flex h-full gap-6 max-md:gap-4.5">
          {COACH_MODES.map(({ id, name }) => (
            <ModeLink key={id} id={id} name={name} isOpen={id === conversation.type} />
          ))}
        </ul>
      </nav>
      <TalkClock conversation={conversation} />
      {conversation.isActive ? (
        <Button size="sm" disabled={isEnding} onClick={() => void end()}>
          End and review
        </Button>
      ) : null}
      <TalkMenu conversation={conversation} />
    </div>
  );
}

function ModeLink({ id, name, isOpen }: { readonly id: string; readonly name: string; readonly isOpen: boolean }): ReactElement {
  return (
    <li className="flex">
      <Link
        to={`${href('/ai-career')}?mode=${id}`}
        aria-current={isOpen ? 'page' : undefined}
        data-active={isOpen ? '' : undefined}
        className={classes(
          'tab-line relative flex items-center py-2.5 font-[560] whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2',
          isOpen ? 'text-ink' : 'text-ink-3',
        )}
      >
        {name}
      </Link>
    </li>
  );
}
