import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import { shownDurationSec } from '#core/player/player-state.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';

export interface PlayerTimeProps {
  readonly kind: 'now' | 'left';
  readonly className?: string | undefined;
}

/** Where it is and what is left. Not a live region: a clock that is read out every second hides everything else. */
export function PlayerTime({ kind, className }: PlayerTimeProps): ReactElement {
  const text = usePlayer((state) => {
    const durationSec = shownDurationSec(state);
    if (kind === 'now') return formatTime(state.playback.positionSec);
    return durationSec === null ? formatTime(null) : `−${formatTime(durationSec - state.playback.positionSec)}`;
  });
  return <time className={classes('text-sm text-ink-2', className)}>{text}</time>;
}
