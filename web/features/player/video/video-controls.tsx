import { Captions, CaptionsOff, Maximize, Minimize, Pause, PictureInPicture2, Play, RectangleHorizontal } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { formatTime } from '#core/format-time.ts';
import { isActive, shownDurationSec } from '#core/player/player-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton, type IconButtonProps } from '#web/ui/button.tsx';
import { useHasCaptions } from './use-captions.ts';
import { useFullScreenSwitch } from './use-full-screen.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface VideoStripProps {
  readonly children: ReactNode;
}

/** The row of controls of a `VideoBox`. */
export function VideoStrip({ children }: VideoStripProps): ReactElement {
  return (
    <div className="video-strip night" role="group" aria-label="Video controls">
      {children}
    </div>
  );
}

/** The controls on a page. The skyline is in the player below. */
export function PageControls(): ReactElement {
  return (
    <VideoStrip>
      <PlayToggle />
      <VideoTime />
      <span className="flex-1" />
      <CaptionsToggle />
      <PictureInPictureToggle />
      <TheatreToggle />
      <FullScreenToggle />
    </VideoStrip>
  );
}

/** Plays and pauses. */
export function PlayToggle({ tooltipSide = 'top' }: Pick<IconButtonProps, 'tooltipSide'>): ReactElement {
  const { toggle } = usePlayerCommands();
  const isOn = usePlayer(isActive);
  const Icon = isOn ? Pause : Play;
  return (
    <IconButton label={isOn ? 'Pause' : 'Play'} tooltipSide={tooltipSide} onClick={toggle}>
      <Icon {...ICON} size={20} className="fill-current" />
    </IconButton>
  );
}

/** Where it is, and how long it is when that is known. */
export function VideoTime(): ReactElement {
  const now = usePlayer(({ playback }) => formatTime(playback.positionSec));
  const durationSec = usePlayer(shownDurationSec);
  return (
    <span className="video-time">
      <time>{now}</time>
      {durationSec === null ? null : (
        <>
          {' / '}
          <time>{formatTime(durationSec)}</time>
        </>
      )}
    </span>
  );
}

/** Shows and hides the captions; where there are none it says so. */
export function CaptionsToggle(): ReactElement {
  const { setVideo } = usePlayerCommands();
  const isShown = usePlayer((state) => state.video.hasCaptions);
  const hasCaptions = useHasCaptions();
  if (!hasCaptions) {
    return (
      <IconButton label="No captions" disabled>
        <CaptionsOff {...ICON} />
      </IconButton>
    );
  }
  return (
    <IconButton label="Captions" pressed={isShown} className="[&>svg]:fill-none!" onClick={() => setVideo({ hasCaptions: !isShown })}>
      <Captions {...ICON} />
    </IconButton>
  );
}

/** Only in browsers that can do it. */
export function PictureInPictureToggle(): ReactElement | null {
  const { isSupported, isIn, toggle } = usePictureInPicture();
  if (!isSupported) return null;
  return (
    <IconButton label="Picture in picture" pressed={isIn} className="video-spare [&>svg]:fill-none!" onClick={toggle}>
      <PictureInPicture2 {...ICON} />
    </IconButton>
  );
}

/** Only where a rail stands beside the film and can go below it. */
function TheatreToggle(): ReactElement {
  const { setVideo } = usePlayerCommands();
  const isTheatre = usePlayer((state) => state.video.isTheatre);
  return (
    <IconButton
      label="Theatre"
      pressed={isTheatre}
      className="hidden! @min-[58rem]/stage:inline-grid! [&>svg]:fill-none!"
      onClick={() => setVideo({ isTheatre: !isTheatre })}
    >
      <RectangleHorizontal {...ICON} />
    </IconButton>
  );
}

/** Enters and leaves the full screen. */
export function FullScreenToggle(): ReactElement {
  const { isFull, toggle } = useFullScreenSwitch();
  const Icon = isFull ? Minimize : Maximize;
  return (
    <IconButton label={isFull ? 'Exit full screen' : 'Full screen'} onClick={toggle}>
      <Icon {...ICON} />
    </IconButton>
  );
}
