import { ArrowLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { href } from 'react-router';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ModeTabs } from '../mode-tabs.tsx';
import { REVIEW_ID } from '../review/end-review.tsx';
import { TalkClock } from './talk-clock.tsx';
import { TalkMenu } from './talk-menu.tsx';
import { useTalk } from './use-talk.ts';

/** The four modes, the time since it was begun, and the way out. */
export function TalkHead({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const talk = useTalk();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    const hasEnded = await talk.end();
    setEnding(false);
    if (!hasEnded) return;
    window.scrollTo({ top: 0 });
    document.getElementById(REVIEW_ID)?.focus({ preventScroll: true });
  };
  return (
    <div className="talk-head">
      <IconButton to={href('/ai-career')} label="Back to the coach" className="md:hidden">
        <ArrowLeft size={20} aria-hidden="true" />
      </IconButton>
      <ModeTabs current={conversation.type} />
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
