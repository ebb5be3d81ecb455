import { useState, type ReactElement, type ReactNode } from 'react';
import { isVideo } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';
import { VideoBox } from './video/video-box.tsx';
import { PageControls } from './video/video-controls.tsx';

export interface PlayerVideoProps {
  /** Shown only while this unit is the one that plays. */
  readonly unitId: string;
  /** What stands here otherwise, for example the cover with a button to play. */
  readonly children?: ReactNode;
  /** Sets the width; the picture is 16:9 unless a utility overrides it. */
  readonly className?: string | undefined;
}

/** A place for the picture. The player's one video element comes here while it is mounted, and its sound outlives it. */
export function PlayerVideo({ unitId, children, className }: PlayerVideoProps): ReactElement {
  const isCurrent = usePlayer((state) => isVideo(state) && currentId(state.queue) === unitId);
  const isLoaded = usePlayer(({ episode }) => episode?.id === unitId);
  // Between two parts of one page the picture stays where it is.
  const [wasHere, setWasHere] = useState(false);
  const isHere = isCurrent && (isLoaded || wasHere);
  if (isHere !== wasHere) setWasHere(isHere);
  const isTheatre = usePlayer((state) => state.video.isTheatre);
  return (
    <div
      className={classes('relative aspect-video', !isHere && 'night overflow-hidden bg-well', className)}
      data-theatre={isTheatre ? '' : undefined}
    >
      {isHere ? <VideoBox claim="page" controls={<PageControls />} className="video-page night size-full rounded-[inherit]" /> : children}
    </div>
  );
}
