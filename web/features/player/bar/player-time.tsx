import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import { timeLeft } from '#core/player/shown/time-left.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { classes } from '#web/ui/classes.ts';

export interface PlayerTimeProps {
  readonly kind: 'now' | 'left';
  readonly className?: string | undefined;
}

/** Where it is and what is left; nothing for what is not known. Not a live region: a clock that is read out every second hides everything else. */
export function PlayerTime({ kind, className }: PlayerTimeProps): ReactElement {
  const text = usePlayer((state) => (kind === 'now' ? formatTime(state.playback.positionSec) : timeLeft(state)));
  return <time className={classes('text-sm text-ink-2', className)}>{text}</time>;
}
