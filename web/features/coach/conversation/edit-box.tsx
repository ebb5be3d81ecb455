import type { KeyboardEvent, ReactElement } from 'react';
import { readComposerKey } from '#core/coach/chat/composer-key.ts';
import { MAX_MESSAGE_CHARS } from '#core/coach/conversation/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { GrowingField } from './foot/growing-field.tsx';
import { isTouchScreen } from './foot/touch-screen.ts';
import type { TalkState } from './talk.ts';
import { useTalk } from './use-talk.ts';

/** Another attempt at a message, in its place. The first stays beside it. */
export function EditBox({ messageId, text, takesFocus }: NonNullable<TalkState['editing']>): ReactElement {
  const talk = useTalk();
  const isTooLong = text.trim().length > MAX_MESSAGE_CHARS;
  const canSend = text.trim() !== '' && !isTooLong;
  const send = () => (canSend ? talk.say(text, messageId) : undefined);
  const write = (written: string) => {
    talk.writeEdit(written);
    void talk.noteWriting();
  };
  const press = (event: KeyboardEvent) => {
    const meant = readComposerKey({ ...pick(event), isComposing: event.nativeEvent.isComposing }, isTouchScreen());
    if (meant === null) return;
    event.preventDefault();
    if (meant === 'send') send();
    else talk.closeEdit();
  };
  return (
    <div className="composer">
      <GrowingField label="Your message, another attempt" value={text} onChange={write} onKeyDown={press} takesFocus={takesFocus} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="flex-1 basis-48 text-sm text-ink-3">
          {isTooLong ? `At most ${MAX_MESSAGE_CHARS.toLocaleString('en')} characters.` : 'The attempt before stays beside this one.'}
        </p>
        <Button size="sm" variant="quiet" onClick={() => talk.closeEdit()}>
          Cancel
        </Button>
        <Button size="sm" variant="accent" disabled={!canSend} onClick={send}>
          Send
        </Button>
      </div>
    </div>
  );
}

const pick = ({ key, shiftKey, keyCode }: KeyboardEvent) => ({ key, shiftKey, keyCode });
