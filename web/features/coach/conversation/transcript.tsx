import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { ShownMessage } from '#core/coach/chat/show-chat.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { CoachTurn } from './coach-turn.tsx';
import { TALK_END_ID } from './foot/latest-button.tsx';
import { LearnerTurn } from './learner-turn.tsx';
import { useTalkState } from './use-talk.ts';

export interface TranscriptProps {
  readonly conversation: Conversation;
  readonly shown: readonly ShownMessage[];
  /** Below what was said last. */
  readonly children: ReactNode;
}

/**
 * What was said, an answer with its reply together. What the learner has just said goes to the top, and the reply grows
 * below it: nothing moves while they read.
 */
export function Transcript({ conversation, shown, children }: TranscriptProps): ReactElement {
  const exchanges = groupExchanges(shown);
  const latest = useRef<HTMLDivElement>(null);
  useComeToLatest(latest, conversation);
  return (
    <section aria-label="Conversation" className="pt-5">
      {exchanges.map((exchange, i) => {
        const isLast = i === exchanges.length - 1;
        return (
          // By its place, which a message keeps when the server has taken it and given it an id.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={i} ref={isLast ? latest : undefined} className="exchange" data-room={isLast && i > 0 ? '' : undefined}>
            {exchange.map(({ message, isUnsent }, at) =>
              message.role === 'user' ? (
                <LearnerTurn key={at} message={message} isUnsent={isUnsent} conversationType={conversation.type} />
              ) : (
                <CoachTurn key={at} message={message} isLatest={isLast && conversation.isActive} />
              ),
            )}
            {isLast ? children : null}
            {isLast ? <div id={TALK_END_ID} /> : null}
          </div>
        );
      })}
    </section>
  );
}

/** The opening by itself, then what the learner says with what is said to it. */
function groupExchanges(shown: readonly ShownMessage[]): ShownMessage[][] {
  const exchanges: ShownMessage[][] = [];
  for (const one of shown) {
    if (one.message.role === 'user' || exchanges.length === 0) exchanges.push([one]);
    else exchanges.at(-1)?.push(one);
  }
  return exchanges;
}

/** Goes to what was said last, when the page opens without another place asked for, and whenever the learner says something. */
function useComeToLatest(latest: RefObject<HTMLDivElement | null>, { messages, isActive }: Conversation): void {
  const sends = useTalkState((state) => state.sends);
  const before = useRef(sends);
  // One that has ended begins with what it left.
  const isUnderWay = useRef(isActive && messages.length > 2);
  useEffect(() => {
    if (sends === before.current) {
      const isAskedFor = window.location.hash !== '' || window.scrollY > 0;
      // After the router, which begins a page at its top.
      if (isUnderWay.current && !isAskedFor) requestAnimationFrame(() => latest.current?.scrollIntoView({ block: 'start' }));
      return;
    }
    before.current = sends;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    latest.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  }, [sends, latest]);
}
