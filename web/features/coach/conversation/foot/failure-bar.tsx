import { CircleAlert, CornerDownRight, RotateCw, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { sayWhen } from '#web/api/say-when.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { GoOnButton } from './go-on-button.tsx';
import { useTalk, useTalkState } from '../use-talk.ts';

/** What did not work, in the words of the server, until it is put away or something works again. */
export function FailureBar(): ReactElement | null {
  const talk = useTalk();
  const failure = useTalkState(({ chat }) => chat.failure);
  const outgoing = useTalkState(({ chat }) => chat.outgoing);
  const isCut = useTalkState(({ chat }) => chat.isCut && chat.live !== null);
  if (!failure)
    return isCut ? (
      <p role="status" className="failure-bar">
        The connection is gone. The reply goes on at the server.
      </p>
    ) : null;
  const { code, message, retryAfterSec } = failure;
  return (
    <div role="alert" className="failure-bar">
      <CircleAlert size={18} aria-hidden="true" className="flex-none text-bad" />
      <p className="min-w-0 flex-1 basis-56">{sayWhen(message, retryAfterSec)}</p>
      {code === 'conversation_not_found' ? (
        <GoOnButton icon={<CornerDownRight size={16} aria-hidden="true" />} />
      ) : outgoing ? (
        <>
          <Button size="sm" icon={<RotateCw size={16} aria-hidden="true" />} onClick={() => talk.sendHeld()}>
            Try again
          </Button>
          <Button size="sm" variant="quiet" onClick={() => talk.takeBack()}>
            Change it
          </Button>
        </>
      ) : null}
      {outgoing ? null : (
        <IconButton label="Dismiss" onClick={() => talk.tell({ type: 'dismiss' })}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
