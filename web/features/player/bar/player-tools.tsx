import { ListMusic, MoonStar, PictureInPicture2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PlayerPanelName } from '#core/player/player-state.ts';
import { queueBadge, queueLabel } from '#core/player/shown/queue-count.ts';
import { rateText } from '#core/player/shown/rates.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PanelButton } from './panel-button.tsx';
import { isVideoHidden, placesPanel } from './panel-choice.ts';
import { PlayerMenu } from './player-menu.tsx';
import { sleepLabel, SleepMenu } from './sleep-menu.tsx';
import { SpeedControl } from './speed-control.tsx';
import type { BarWidth } from './use-bar-width.ts';
import { useSleepMinutes } from './use-sleep-left.ts';
import { Volume } from './volume.tsx';

/** The right end of the bar. What has no room goes into the menu. */
export function PlayerTools({ width }: { readonly width: BarWidth }): ReactElement {
  const places = usePlayer(placesPanel);
  const shown: PlayerPanelName[] = width === 'tablet' ? [] : width === 'laptop' ? ['transcript'] : ['transcript', places];
  const inMenu = (['transcript', 'chapters', 'bookmarks'] as const).filter(
    (panel) => !shown.includes(panel) && (panel !== 'chapters' || places === 'chapters'),
  );
  return (
    <div className="flex min-w-0 items-center justify-end gap-0.5">
      <ShowVideoButton />
      <SpeedButton />
      <SleepButton />
      {shown.map((panel) => (
        <PanelButton key={panel} panel={panel} />
      ))}
      <QueueButton />
      {width === 'tablet' ? null : <Volume hasSlider={width === 'desktop'} />}
      <PlayerMenu panels={inMenu} hasVolume={width === 'tablet'} hasFull={width === 'tablet'} />
    </div>
  );
}

function SpeedButton(): ReactElement {
  const rate = usePlayer((state) => state.playback.rate);
  return (
    <SpeedControl
      trigger={
        <button
          type="button"
          aria-label={`Speed ${rateText(rate)}`}
          className="h-10 min-w-11 flex-none rounded-2 px-1.5 text-sm font-semibold text-ink-2 tabular-nums hover:bg-hover pointer-coarse:h-11"
        >
          {rateText(rate)}
        </button>
      }
    />
  );
}

function SleepButton(): ReactElement {
  const minutes = useSleepMinutes();
  const isOn = usePlayer((state) => state.sleep !== null);
  return (
    <SleepMenu
      trigger={
        <IconButton label={sleepLabel(minutes)} badge={minutes ?? undefined} className={isOn ? 'text-accent-ink!' : undefined}>
          <MoonStar size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

function QueueButton(): ReactElement {
  const { openQueue } = usePlayerCommands();
  const count = usePlayer((state) => state.queue.items.length);
  const isOpen = usePlayer((state) => state.view.isQueueOpen);
  return (
    <IconButton
      label={queueLabel(count)}
      badge={queueBadge(count)}
      aria-haspopup="dialog"
      className={isOpen ? 'bg-hover text-accent-ink!' : undefined}
      onClick={() => openQueue(!isOpen)}
    >
      <ListMusic size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** Brings the picture back while the sound of a film goes on. */
function ShowVideoButton(): ReactElement | null {
  const { setVideo } = usePlayerCommands();
  const isHidden = usePlayer(isVideoHidden);
  if (!isHidden) return null;
  return (
    <IconButton label="Show video" onClick={() => setVideo({ mode: 'normal' })}>
      <PictureInPicture2 size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
