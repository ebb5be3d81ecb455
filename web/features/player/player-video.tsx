import { useContext, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { currentId } from '#core/player/queue.ts';
import { classes } from '#web/ui/classes.ts';
import { isVideo } from './player-store.ts';
import { PlayerContext, usePlayer, usePlayerCommands } from './use-player.ts';

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
  const isHere = usePlayer((state) => isVideo(state) && currentId(state.queue) === unitId && state.episode?.id === unitId);
  return (
    <div className={classes('night relative aspect-video overflow-hidden bg-well', className)}>{isHere ? <VideoSlot /> : children}</div>
  );
}

function VideoSlot(): ReactElement {
  const slot = useRef<HTMLDivElement>(null);
  const player = useContext(PlayerContext);
  const { toggle } = usePlayerCommands();
  const title = usePlayer((state) => state.episode?.title ?? '');

  // Its cleanup runs before the slot leaves the page. After that the element would have been paused.
  useLayoutEffect(() => {
    if (!player || !slot.current) return undefined;
    player.videoHolder.current().className = 'size-full object-contain';
    return player.videoHolder.lend(slot.current);
  }, [player]);

  useLayoutEffect(() => {
    player?.videoHolder.current().setAttribute('aria-label', title);
  }, [player, title]);

  // A shortcut for the pointer only: the player's own button does the same for everybody.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div ref={slot} className="size-full" onClick={toggle} />;
}
