import { Bookmark, ScrollText } from 'lucide-react';
import type { ReactElement } from 'react';
import { currentId } from '#core/player/queue-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

const PANEL = {
  transcript: { label: 'Transcript', Icon: ScrollText },
  bookmarks: { label: 'Bookmarks', Icon: Bookmark },
} as const;

export interface PanelButtonProps {
  readonly panel: keyof typeof PANEL;
  /** The button is there while the player holds one of these. */
  readonly unitIds: readonly string[];
}

/** Shows or puts away a panel of the player, about what plays. */
export function PanelButton({ panel, unitIds }: PanelButtonProps): ReactElement | null {
  const { showPanel } = usePlayerCommands();
  const isHere = usePlayer(({ queue, episode }) => episode !== null && episode.id === currentId(queue) && unitIds.includes(episode.id));
  const isOpen = usePlayer(({ view }) => view.panel === panel);
  if (!isHere) return null;
  const { label, Icon } = PANEL[panel];
  return (
    <Button
      aria-pressed={isOpen}
      onClick={() => showPanel(isOpen ? null : panel)}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      className={isOpen ? 'bg-hover' : undefined}
    >
      {label}
    </Button>
  );
}
