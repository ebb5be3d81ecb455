import { useEffect } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import { readPlace } from '#core/progress/place-wire.ts';
import type { PlaceReport } from '#core/progress/place.ts';
import { openLesson, takeLessonSec, tickLesson, touchLesson } from '#core/reader/lesson-time.ts';
import { places } from '#web/places.ts';
import { useAwakePlayer } from '#web/player/use-player.ts';

const TICK_MS = 1000;
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'];

/** Counts the time at a lesson's text and questions, where no film or recording counts it. */
export function useLessonTime({ id, courseId, durationSec, progress, video_url, audioUrl }: Lesson): void {
  const player = useAwakePlayer();
  const isCounted = video_url === null && audioUrl === null;

  // A report says again where the learner is.
  useEffect(() => {
    if (progress) places.note(readPlace(progress));
  }, [progress]);

  useEffect(() => {
    if (!player || !isCounted) return undefined;
    let time = openLesson(durationSec, Date.now());
    let observedMs = 0;

    // While it is heard it is the player that counts.
    const isSpoken = (): boolean => {
      const { playback, episode } = player.store.getState();
      return playback.status === 'playing' && episode?.itemId === courseId;
    };
    function report(reason: 'time' | 'leave'): void {
      const taken = takeLessonSec(time, reason, Date.now());
      if (taken === null) return;
      const [addedSec, rest] = taken;
      time = rest;
      observedMs = Math.max(Date.now(), observedMs + 1);
      const { fraction, completed } = places.store.getState().get(id) ?? { fraction: 0, completed: false };
      const seen: PlaceReport = { positionSec: null, locator: null, fraction, completed, addedSec, addedHeard: null, observedMs };
      player?.outbox.add(id, seen);
      void player?.outbox.flush({ keepalive: reason === 'leave' });
    }
    const tick = (): void => {
      const isAttended = document.visibilityState === 'visible' && document.hasFocus() && !isSpoken();
      time = tickLesson(time, Date.now(), isAttended);
      report('time');
    };
    const leave = (): void => {
      time = tickLesson(time, Date.now(), false);
      report('leave');
    };

    const stop = new AbortController();
    const { signal } = stop;
    const touch = (): void => void (time = touchLesson(time, Date.now()));
    for (const sign of SIGNS) window.addEventListener(sign, touch, { signal, passive: true, capture: true });
    window.addEventListener('pagehide', leave, { signal });
    document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : undefined), { signal });
    const timer = window.setInterval(tick, TICK_MS);
    return () => {
      stop.abort();
      window.clearInterval(timer);
      leave();
    };
  }, [player, id, courseId, durationSec, isCounted]);
}
