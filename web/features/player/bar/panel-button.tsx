import { Bookmark, List, TextQuote } from 'lucide-react';
import type { ReactElement } from 'react';
import { hasTranscript, type PlayerPanelName } from '#core/player/player-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PANEL_LABEL } from './panel-choice.ts';

export const PANEL_ICON = { transcript: TextQuote, chapters: List, bookmarks: Bookmark };

/** Opens and closes one of the panels beside the page. */
export function PanelButton({ panel }: { readonly panel: PlayerPanelName }): ReactElement {
  const { showPanel } = usePlayerCommands();
  const isOpen = usePlayer((state) => state.view.panel === panel);
  const isPossible = usePlayer((state) => panel !== 'transcript' || hasTranscript(state));
  const Icon = PANEL_ICON[panel];
  return (
    <IconButton
      label={PANEL_LABEL[panel]}
      pressed={isOpen}
      disabled={!isPossible && !isOpen}
      className="[&>svg]:fill-none!"
      onClick={() => showPanel(isOpen ? null : panel)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
