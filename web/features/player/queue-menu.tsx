import { Ellipsis, ListEnd, ListStart } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

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
  if (unitIds.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${title}`} className={className}>
          <Ellipsis {...ICON} />
        </IconButton>
      }
    >
      <MenuItem icon={<ListStart {...ICON} />} onSelect={() => playNext(unitIds)}>
        Play next
      </MenuItem>
      <MenuItem icon={<ListEnd {...ICON} />} onSelect={() => addToQueue(unitIds)}>
        Add to queue
      </MenuItem>
    </Menu>
  );
}
