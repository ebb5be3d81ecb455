import { useLayoutEffect, useState } from 'react';
import { sleepLeftMinutes, sleepLeftSec } from '#core/player/shown/sleep-left.ts';
import { usePlayer } from '#web/player/use-player.ts';

/** As often as the figure may change. */
const EVERY_MS = 30_000;

/** Minutes until the sleep timer stops the sound; null without a timer and while its end is unknown. */
export function useSleepMinutes(): number | null {
  const timer = usePlayer((state) => state.sleep);
  const [nowMs, setNowMs] = useState(Date.now);
  // Before it is painted: the time of a timer that is set now is not the time of the last look at the clock.
  useLayoutEffect(() => {
    if (!timer) return undefined;
    setNowMs(Date.now());
    const interval = setInterval(() => setNowMs(Date.now()), EVERY_MS);
    return () => clearInterval(interval);
  }, [timer]);
  return usePlayer((state) => sleepLeftMinutes(sleepLeftSec(state, nowMs)));
}
