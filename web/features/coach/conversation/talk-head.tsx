import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { href, Link } from 'react-router';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/coach/modes.ts';
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
      <ModeLinks type={conversation.type} />
      <TalkClock conversation={conversation} />
      {conversation.isActive ? (
        <Button size="sm" aria-label="End and review" className="flex-none" disabled={isEnding} onClick={() => void end()}>
          End<span className="-ms-1 max-sm:hidden">and review</span>
        </Button>
      ) : null}
      <TalkMenu conversation={conversation} />
    </div>
  );
}

/** Each of the others leads to its own beginning. */
function ModeLinks({ type }: { readonly type: CoachMode }): ReactElement {
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const { current } = open;
    // On a phone they do not all fit.
    current?.closest('nav')?.scrollTo({ left: current.offsetLeft });
  }, []);
  return (
    <nav aria-label="Modes of the coach" className="relative min-w-0 flex-1 self-stretch overflow-x-auto [scrollbar-width:none]">
      <ul className="flex h-full gap-6 max-md:gap-4.5">
        {COACH_MODES.map(({ id, name }) => (
          <li key={id} ref={id === type ? open : undefined} className="flex">
            <Link
              to={`${href('/ai-career')}?mode=${id}`}
              aria-current={id === type ? 'page' : undefined}
              data-active={id === type ? '' : undefined}
              className={classes(
                'tab-line relative flex items-center py-2.5 font-[560] whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2',
                id === type ? 'text-ink' : 'text-ink-3',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
