import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import type { ShownMessage } from '#core/coach/chat/show-chat.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { plainText } from './markdown/plain-text.ts';
import { useTalkState } from './use-talk.ts';

/** A sign of life, as often as it helps and does not disturb. */
const SIGN_MS = 7000;
/** Taken up by then: who comes by later reads it where it stands. */
const SAID_MS = 5000;

export interface SpokenStateProps {
  readonly shown: readonly ShownMessage[];
  readonly review: Conversation['review'];
}

/**
 * For screen readers: that a reply is written, and at its end the whole of it once. The text that grows is silent. A
 * conversation that ends says what its review is headed by.
 */
export function SpokenState({ shown, review }: SpokenStateProps): ReactElement {
  const turnId = useTalkState(({ chat }) => chat.live?.turnId ?? null);
  const { said, say } = useSaidForAMoment();
  const wasWritten = useRef(false);
  const last = shown.at(-1)?.message;
  const whole = last?.role === 'assistant' && last.state !== 'live' ? wordsOf(last) : '';
  const headline = review?.headline ?? '';
  const hadHeadline = useRef(headline !== '');
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
  useEffect(() => {
    if (headline === '' || hadHeadline.current) return;
    hadHeadline.current = true;
    say(headline);
  }, [headline, say]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function useSaidForAMoment(): ReturnType<typeof useSaid> {
  const { said, say } = useSaid();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const sayForAMoment = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      say(text);
      timer.current = setTimeout(() => say(''), SAID_MS);
    },
    [say],
  );
  return { said, say: sayForAMoment };
}

const END: Partial<Record<CoachMessage['state'], string>> = { stopped: 'Stopped here.' };

const wordsOf = ({ content, state, failure }: CoachMessage): string =>
  [plainText(content), failure?.message ?? END[state]].filter(Boolean).join(' ');
