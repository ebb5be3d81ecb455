import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { readComposerKey } from '#core/coach/chat/composer-key.ts';
import { isFirstCase } from '#core/coach/chat/two-cases.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { Intent } from '#core/coach/hear/heard-as.ts';
import { MAX_MESSAGE_CHARS } from '#core/coach/conversation/limits.ts';
import { countOf } from '#core/words.ts';
import { ChosenCase } from '../cases/chosen-case.tsx';
import { GrowingField } from './growing-field.tsx';
import { isTouchScreen } from './touch-screen.ts';
import { useTalk, useTalkState } from '../use-talk.ts';

/** Of the limit, from where on it is said how many are left. */
const NEAR_CHARS = 1000;
const HINT_ID = 'composer-hint';
const WAITS = 'Your last message has not been sent yet. Send tries that one again first; what you write here stays.';

export interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly conversation: Conversation;
}

/** Where the learner writes. What stands here is kept over a reload. */
export function Composer({ field, conversation }: ComposerProps): ReactElement {
  const talk = useTalk();
  const draft = useTalkState((state) => state.draft);
  const isLive = useTalkState(({ chat }) => chat.live !== null);
  const isSending = useTalkState(({ chat }) => chat.isSending);
  const isHeld = useTalkState(({ chat }) => chat.outgoing !== null && !chat.isSending);
  const isInterview = conversation.type === 'interview';
  useComeToField(field);
  const isTooLong = draft.trim().length > MAX_MESSAGE_CHARS;
  const canSend = draft.trim() !== '' && !isTooLong && !isSending;
  const waits = isHeld && !isLive && draft.trim() !== '';

  const send = (intent: Intent | null = null) => {
    if (!canSend || isLive) return;
    talk.sayDraft(intent);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    const meant = readComposerKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing }, isTouchScreen());
    if (meant === 'send') {
      event.preventDefault();
      send();
    } else if (meant === 'leave' && isLive) void talk.stop();
  };
  const write = (text: string) => {
    talk.setDraft(text);
    void talk.noteWriting();
  };

  return (
    <div>
      {isFirstCase(conversation) ? <ChosenCase /> : null}
      <div className="composer">
        <div className="flex items-end gap-2">
          <GrowingField
            field={field}
            label={isInterview ? 'Your answer' : 'Your message'}
            placeholder={isInterview ? 'Answer in your own words' : 'Write in your own words'}
            value={draft}
            onChange={write}
            onKeyDown={press}
            describedBy={HINT_ID}
            isInvalid={isTooLong}
          />
          {isLive ? (
            <button type="button" aria-label="Stop the reply" className="send-stone bg-ink text-on-ink" onClick={() => void talk.stop()}>
              <Square size={16} aria-hidden="true" className="fill-current" />
            </button>
          ) : (
            <button
              type="button"
              aria-label="Send"
              aria-disabled={!canSend}
              className="send-stone bg-accent text-on-accent aria-disabled:opacity-50"
              onClick={() => send()}
            >
              <ArrowUp size={20} aria-hidden="true" />
            </button>
          )}
        </div>
        <p role="status" className="sr-only">
          {isTooLong ? 'Too long to be sent.' : waits ? WAITS : ''}
        </p>
        {waits ? <p className="text-sm text-ink-2">{WAITS}</p> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <ComposerHint id={HINT_ID} draft={draft} isTooLong={isTooLong} countsWords={isInterview} />
          {conversation.type !== 'career' && canSend && !isLive ? (
            <button type="button" className="ask-coach" onClick={() => send('ask')}>
              Ask the coach instead
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** However something was said: what was pressed for it is often gone, and the field is where it goes on. */
function useComeToField(field: RefObject<HTMLTextAreaElement | null>): void {
  const sends = useTalkState((state) => state.sends);
  const before = useRef(sends);
  useEffect(() => {
    if (sends === before.current) return;
    before.current = sends;
    // On a touch screen that would bring the keyboard back.
    if (!isTouchScreen()) field.current?.focus({ preventScroll: true });
  }, [sends, field]);
}

interface ComposerHintProps {
  readonly id: string;
  readonly draft: string;
  readonly isTooLong: boolean;
  readonly countsWords: boolean;
}

function ComposerHint({ id, draft, isTooLong, countsWords }: ComposerHintProps): ReactElement {
  const left = MAX_MESSAGE_CHARS - draft.trim().length;
  const words = draft.match(/\S+/g)?.length ?? 0;
  return (
    <div id={id} className="text-xs text-ink-3 tabular-nums empty:hidden">
      {isTooLong ? (
        <p className="text-sm text-bad">
          {countOf(-left, 'character')} too many: a message holds {MAX_MESSAGE_CHARS.toLocaleString('en')}.
        </p>
      ) : left <= NEAR_CHARS ? (
        <p>{countOf(left, 'character')} left</p>
      ) : countsWords && words > 0 ? (
        <p>{countOf(words, 'word')}</p>
      ) : null}
    </div>
  );
}
