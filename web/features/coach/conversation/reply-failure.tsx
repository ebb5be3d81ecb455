import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import { Button } from '#web/ui/button.tsx';
import { useTalk } from './use-talk.ts';

/** A reply that did not come to its end keeps what it said, and says why. */
export function ReplyFailure({ message, isLatest }: { readonly message: CoachMessage; readonly isLatest: boolean }): ReactElement | null {
  const talk = useTalk();
  const { state, failure, content } = message;
  if (state === 'stopped')
    return <p className="mt-3 text-sm text-ink-3">{content === '' ? 'Stopped before the first word.' : 'Stopped here.'}</p>;
  if (state !== 'failed') return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-start gap-1.5 text-bad">
        <CircleAlert size={17} aria-hidden="true" className="mt-0.5 flex-none" />
        <span>{failure?.message}</span>
      </p>
      {isLatest ? (
        <Button size="sm" icon={<RotateCw size={16} aria-hidden="true" />} onClick={() => void talk.askAgain()}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
