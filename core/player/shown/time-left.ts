import { formatTime } from '#core/format-time.ts';
import { shownDurationSec, type PlayerState } from '#core/player/player-state.ts';

/** What is left, as `−2:10`, and `0:00` at the end; null while the length is not known, or has turned out to be wrong. */
export function timeLeft(state: Pick<PlayerState, 'playback' | 'episode'>): string | null {
  const durationSec = shownDurationSec(state);
  const { positionSec } = state.playback;
  if (durationSec === null || positionSec > durationSec) return null;
  const left = formatTime(durationSec - positionSec);
  return left === formatTime(0) ? left : `−${left}`;
}
