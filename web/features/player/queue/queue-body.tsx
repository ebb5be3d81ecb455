import { useRef, useState, type ReactElement } from 'react';
import type { QueueState } from '#core/player/queue-state.ts';
import type { PlayerNotice } from '#web/player/control/player-notices.ts';
import { usePlayerCommands, usePlayerNotice } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { QueueList, type QueueListProps } from './queue-list.tsx';
import { UndoStrip } from './undo-strip.tsx';
import { useSteadyHeight } from './use-steady-height.ts';

export type QueueBodyProps = Omit<QueueListProps, 'before'> & { readonly queue: QueueState };

/** The list with what may be said about it: that it is empty, incomplete, or was changed and can be changed back. */
export function QueueBody(props: QueueBodyProps): ReactElement {
  const { queue, entries, say } = props;
  const [notice, setNotice] = useState<PlayerNotice | null>(null);
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const isEmpty = queue.items.length === 0;
  useSteadyHeight(body);

  usePlayerNotice((happened) => {
    if (happened.about !== 'queue') return;
    setNotice(happened.undo ? happened : null);
    say(happened.undo ? `${happened.text} You can undo it below the list.` : happened.text);
  });
  const undo = (): void => {
    setBefore(new Set(queue.items));
    setNotice(null);
    say('Taken back.');
    notice?.undo?.();
  };

  return (
    <div ref={body} data-queue-body className="flex flex-col gap-2">
      {isEmpty ? (
        <EmptyQueue />
      ) : (
        <>
          {entries.hasFailed ? (
            <ErrorState
              title="The titles could not be loaded."
              text="The queue itself is here: you can play, move and remove what is in it."
              retry={entries.retry}
              className="mb-3"
            />
          ) : null}
          <QueueList {...props} before={before} />
        </>
      )}
      {notice ? <UndoStrip text={notice.text} hasFocus={isEmpty} onUndo={undo} onDismiss={() => setNotice(null)} /> : null}
    </div>
  );
}

function EmptyQueue(): ReactElement {
  const { openQueue } = usePlayerCommands();
  return (
    <EmptyState
      title="No episodes in queue"
      text="Start playing episodes to build your queue"
      action={
        <Button to="/discover" onClick={() => openQueue(false)}>
          Choose something to play
        </Button>
      }
      className="my-auto pb-6"
    />
  );
}
