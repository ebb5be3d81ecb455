import type { ReactElement } from 'react';
import { formatTime } from '#core/player/format-time.ts';
import { classes } from '#web/ui/classes.ts';
import { shownDurationSec } from '../player-store.ts';
import { usePlayer } from '../use-player.ts';

/** Where it is and what is left. Not a live region: a clock that is read out every second hides everything else. */
export function PlayerTime({ kind }: { readonly kind: 'now' | 'left' }): ReactElement {
  const text = usePlayer((state) => {
    const durationSec = shownDurationSec(state);
    if (kind === 'now') return formatTime(state.playback.positionSec);
    return durationSec === null ? formatTime(null) : `−${formatTime(durationSec - state.playback.positionSec)}`;
  });
  return <time className={classes('w-17 text-sm text-ink-2 max-md:hidden', kind === 'now' && 'text-end')}>{text}</time>;
}
