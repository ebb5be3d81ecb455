import { useEffect, useRef, type ReactElement } from 'react';
import type { ShownMessage } from '#core/coach/chat/show-chat.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { useTalkState } from './use-talk.ts';

/** A sign of life, as often as it helps and does not disturb. */
const SIGN_MS = 7000;

/** For screen readers: that a reply is written, and at its end the whole of it once. The text that grows is silent. */
export function SpokenState({ shown }: { readonly shown: readonly ShownMessage[] }): ReactElement {
  const turnId = useTalkState(({ chat }) => chat.live?.turnId ?? null);
  const { said, say } = useSaid();
  const wasWritten = useRef(false);
  const last = shown.at(-1)?.message;
  const whole = last?.role === 'assistant' && last.state !== 'live' ? wordsOf(last) : '';
  useEffect(() => {
    if (turnId === null) return;
    wasWritten.current = true;
    const sign = () => say('The coach is writing');
    sign();
    const timer = setInterval(sign, SIGN_MS);
    return () => clearInterval(timer);
  }, [turnId, say]);
  useEffect(() => {
    if (turnId !== null || !wasWritten.current) return;
    wasWritten.current = false;
    say(whole);
  }, [turnId, whole, say]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

const END: Partial<Record<CoachMessage['state'], string>> = { stopped: 'Stopped here.' };

const wordsOf = ({ content, state, failure }: CoachMessage): string => [content, failure?.message ?? END[state]].filter(Boolean).join(' ');
