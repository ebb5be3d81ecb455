import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { partText, type WorkPlace } from '#core/player/shown/work-place.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { placesPanel } from '../bar/panel-choice.ts';
import { PlayerMenu } from '../bar/player-menu.tsx';

export interface FullHeaderProps {
  readonly work: WorkPlace | null;
  readonly onClose: () => void;
}

/** Where in the work it is, between the way out and the menu. */
export function FullHeader({ work, onClose }: FullHeaderProps): ReactElement {
  const part = usePlayer((state) => work && partText(work, state.playback.positionSec));
  const hasChapterList = usePlayer((state) => placesPanel(state) === 'chapters');
  return (
    <div className="flex items-center px-3 pt-2">
      <IconButton label="Back to the page" tooltipSide="right" className="size-11!" onClick={onClose}>
        <ChevronDown size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <p className="min-w-0 flex-1 truncate text-center text-sm text-ink-2">{part ?? 'Now playing'}</p>
      <PlayerMenu side="bottom" panels={hasChapterList ? ['transcript', 'bookmarks'] : ['transcript']} hasVolume hasPage />
    </div>
  );
}
