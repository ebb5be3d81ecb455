import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { QueueState } from '#core/player/queue-state.ts';
import { isEntry } from '#core/player/rows/entry-pages.ts';
import { countText } from '#core/player/rows/row-text.ts';
import { rowsAround } from '#core/player/rows/row-window.ts';
import { totalSec } from '#core/player/rows/start-times.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueueBody } from './queue-body.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { useQueueEntries, type QueueEntries } from './use-queue-entries.ts';

/** The play queue. It stays mounted, so that it can close as it opened. The default export is what `lazy` asks for. */
export default function QueueDialog(): ReactElement {
  // Public pages have no such provider of their own.
  return (
    <QueryClientProvider client={queryClient}>
      <OpenQueue />
    </QueryClientProvider>
  );
}

function OpenQueue(): ReactElement {
  const { openQueue } = usePlayerCommands();
  const queue = usePlayer((state) => state.queue);
  const isOpen = usePlayer((state) => state.view.isQueueOpen);
  const isOverPlayer = usePlayer((state) => state.view.isFullOpen);
  const [range, setRange] = useState(() => rowsAround(queue.currentQueueIndex, queue.items.length));
  const entries = useQueueEntries(queue.items, range, isOpen);
  const length = useMemo(() => describeLength(queue.items, entries.stateOf), [queue.items, entries.stateOf]);
  const initialFocus = useRef<HTMLElement>(null);
  const [spoken, setSpoken] = useState('');
  // What is said twice in a row has to differ to be heard twice.
  const say = useCallback((text: string) => setSpoken((last) => (last === text ? `${text}\u00a0` : text)), []);
  const noteOpen = useCallback((button: HTMLElement | null) => void (initialFocus.current = button), []);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={openQueue}
      title="Queue"
      meta={length}
      size="lg"
      night={isOverPlayer}
      {...(queue.items.length > 0 ? { initialFocus } : {})}
      actions={<QueueFooter queue={queue} say={say} />}
    >
      <QueueBody queue={queue} entries={entries} range={range} onRange={setRange} say={say} onOpen={noteOpen} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </Dialog>
  );
}

/** "6 episodes, 3 h 12 min"; without the time while it is not known of all of them. */
function describeLength(items: QueueState['items'], stateOf: QueueEntries['stateOf']): string {
  const total = totalSec(
    items.map((id) => {
      const entry = stateOf(id);
      if (entry === 'gone') return 0;
      return isEntry(entry) && entry.duration > 0 ? entry.duration : null;
    }),
  );
  return total === null ? countText(items.length) : `${countText(items.length)}, ${formatDuration(total)}`;
}
