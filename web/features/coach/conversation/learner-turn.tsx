import { Pencil } from 'lucide-react';
import { memo, useEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { IconButton } from '#web/ui/button.tsx';
import { AnswerText } from '../evidence/answer-text.tsx';
import { Attempts } from '../evidence/attempts.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EditBox } from './edit-box.tsx';
import { HeardMenu } from './heard-menu.tsx';
import { useTalk, useTalkState } from './use-talk.ts';

export interface LearnerTurnProps {
  readonly message: CoachMessage;
  readonly isUnsent: boolean;
  readonly conversationType: CoachMode;
}

/** Something the learner said, beside a rule of ink. */
export const LearnerTurn = memo(function LearnerTurn({ message, isUnsent, conversationType }: LearnerTurnProps): ReactElement {
  const talk = useTalk();
  const { id, content, evaluation } = message;
  const editing = useTalkState((state) => (state.editing?.messageId === id ? state.editing : null));
  const isActive = useTalkState(({ chat }) => chat.conversation.isActive);
  const isBusy = useTalkState(({ chat }) => chat.live !== null || chat.outgoing !== null);
  const edit = useRef<HTMLButtonElement>(null);
  useComeBack(edit, editing !== null);
  const name = conversationType === 'interview' ? 'Your answer' : 'You';
  return (
    <article id={`m-${id}`} className="learner-turn">
      <h3 className="sr-only">{name}</h3>
      {editing ? (
        <EditBox key={id} {...editing} />
      ) : (
        <>
          <div className="answer">
            <AnswerText content={content} evaluation={evaluation} />
          </div>
          {isUnsent ? <SendState /> : null}
          <div className="turn-actions">
            {message.attempts.length > 1 ? <Attempts message={message} onShow={(messageId) => void talk.show(messageId)} /> : null}
            {isUnsent ? null : <HeardMenu message={message} mode={conversationType} />}
            <CopyButton text={content} label={`Copy: ${name}`} />
            {isActive && !isUnsent ? (
              <IconButton ref={edit} label={`Edit: ${name}`} disabled={isBusy} onClick={() => talk.edit(id, content)}>
                <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        </>
      )}
    </article>
  );
});

/** From a box that is closed to the button that opened it, if the focus went with it. */
function useComeBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}

function SendState(): ReactElement {
  const isSending = useTalkState(({ chat }) => chat.isSending);
  return <p className="send-state text-sm text-ink-3">{isSending ? 'Sending' : 'Not sent yet'}</p>;
}
