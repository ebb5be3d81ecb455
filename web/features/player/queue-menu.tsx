import { Ellipsis, ListEnd, ListStart } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { hasPlayer } from './player-store.ts';
import { usePlayer, usePlayerCommands } from './use-player.ts';

export interface QueueMenuProps {
  /** Units, or spoken texts, in the order in which they are to play. */
  readonly unitIds: readonly string[];
  /** Of the unit or the work, as in "More for Where it bends". */
  readonly title: string;
  readonly className?: string | undefined;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What else can be done with something playable: play it after what plays now, or after everything. */
export function QueueMenu({ unitIds, title, className }: QueueMenuProps): ReactElement | null {
  const { playNext, addToQueue } = usePlayerCommands();
  const isPlaying = usePlayer(hasPlayer);
  if (unitIds.length === 0) return null;
  const addAll = (): void => unitIds.forEach((id) => addToQueue(id));
  // Each goes right behind what plays, so the last one is put there first. Into an empty queue they go in their order.
  const addNext = (): void => (isPlaying ? unitIds.toReversed().forEach((id) => playNext(id)) : addAll());
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${title}`} className={className}>
          <Ellipsis {...ICON} />
        </IconButton>
      }
    >
      <MenuItem icon={<ListStart {...ICON} />} onSelect={addNext}>
        Play next
      </MenuItem>
      <MenuItem icon={<ListEnd {...ICON} />} onSelect={addAll}>
        Add to queue
      </MenuItem>
    </Menu>
  );
}
