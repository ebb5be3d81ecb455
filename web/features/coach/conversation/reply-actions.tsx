import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { formatCost } from '#core/coach/status/format-cost.ts';
import { countOf } from '#core/words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Attempts } from '../evidence/attempts.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { useTalk, useTalkState } from './use-talk.ts';

export interface ReplyActionsProps {
  readonly message: CoachMessage;
  readonly isLatest: boolean;
}

/** What can be done with a reply, and what wrote it. */
export function ReplyActions({ message, isLatest }: ReplyActionsProps): ReactElement {
  const talk = useTalk();
  const isBusy = useTalkState(({ chat }) => chat.live !== null || chat.outgoing !== null);
  const isAnswer = useTalkState(({ chat }) => chat.conversation.messages.some(({ role }) => role === 'user'));
  const { content, provider, state } = message;
  // The built-in coach would say the same again, and what failed offers another try where it says so.
  const canDiffer = state !== 'failed' && (provider === 'openai' || state === 'stopped');
  return (
    <div className="turn-actions">
      {message.attempts.length > 1 ? <Attempts message={message} onShow={(messageId) => void talk.show(messageId)} /> : null}
      {content === '' ? null : <CopyButton text={content} label="Copy the reply" />}
      {isLatest && isAnswer && canDiffer ? (
        <IconButton label="Another reply" disabled={isBusy} onClick={() => void talk.askAgain()}>
          <RotateCw size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      ) : null}
      <Origin message={message} />
    </div>
  );
}

/** Which of the two coaches speaks, and what it took. */
function Origin({ message }: { readonly message: CoachMessage }): ReactElement | null {
  const { provider, model, usage, costUsd, inPlaceOf } = message;
  if (provider === null) return null;
  if (provider === 'builtin')
    return <p className="text-sm text-ink-3">Built-in coach{inPlaceOf === null ? '' : ': the AI service’s reply did not pass'}</p>;
  const tokens = usage ? usage.inputTokens + usage.outputTokens : 0;
  return (
    <details className="text-sm text-ink-3">
      <summary className="cursor-pointer py-1">AI service{model === null ? '' : `, ${model}`}</summary>
      <p className="tabular-nums">
        {usage ? `${countOf(tokens, 'token')}: ${usage.inputTokens} read, ${usage.outputTokens} written. ` : ''}
        {costUsd === null ? '' : `About ${formatCost(costUsd)}.`}
      </p>
    </details>
  );
}
