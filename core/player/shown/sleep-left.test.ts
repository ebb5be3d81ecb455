import { describe, expect, it } from 'vitest';
import { IDLE_PLAYBACK } from '#core/player/playback-state.ts';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import type { SleepTimer } from '#core/player/sleep-timer.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { inMinutes, prolongSleep, sleepLeftMinutes, sleepLeftSec } from './sleep-left.ts';

const NOW_MS = 1_000_000;

const stateWith = (sleep: SleepTimer | null, durationSec: number | null = 600): PlayerState => ({
  ...EMPTY_PLAYER,
  sleep,
  episode: makeEpisode('a', {
    chapters: [
      { title: 'One', startSec: 0 },
      { title: 'Two', startSec: 200 },
    ],
  }),
  playback: { ...IDLE_PLAYBACK, status: 'playing', positionSec: 100, durationSec, rate: 2 },
});

describe('what is left on the sleep timer', () => {
  it('counts on the wall, to the end of the chapter, or to the end of the item', () => {
    expect(sleepLeftSec(stateWith(null), NOW_MS)).toBeNull();
    expect(sleepLeftSec(stateWith(inMinutes(5, NOW_MS)), NOW_MS + 30_000)).toBe(270);
    expect(sleepLeftSec(stateWith({ kind: 'chapter' }), NOW_MS)).toBe(50);
    expect(sleepLeftSec(stateWith({ kind: 'item' }), NOW_MS)).toBe(250);
    expect(sleepLeftSec(stateWith({ kind: 'item' }, null), NOW_MS)).toBeNull();
  });

  it('goes to the end of the media while nothing is known of its chapters', () => {
    expect(sleepLeftSec({ ...stateWith({ kind: 'chapter' }), episode: null }, NOW_MS)).toBe(250);
  });

  it('is shown in minutes that have begun', () => {
    expect([null, 0, 1, 60, 61].map(sleepLeftMinutes)).toEqual([null, 0, 1, 1, 2]);
  });

  it('grows by five minutes from any kind of timer', () => {
    expect(sleepLeftSec(stateWith(prolongSleep(50, NOW_MS)), NOW_MS)).toBe(350);
  });
});
