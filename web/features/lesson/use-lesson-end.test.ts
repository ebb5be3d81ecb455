import { describe, expect, it } from 'vitest';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import type { PlaybackState } from '#core/player/playback-state.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { isEndOf } from './use-lesson-end.ts';

/** A player at a lesson of 600 seconds, the first of two. */
const at = (positionSec: number, status: PlaybackState['status'] = 'playing', currentQueueIndex = 0): PlayerState => ({
  ...EMPTY_PLAYER,
  queue: { ...EMPTY_PLAYER.queue, items: ['one', 'two'], currentQueueIndex },
  episode: makeEpisode('one'),
  isPlayWanted: true,
  playback: { ...EMPTY_PLAYER.playback, positionSec, status, durationSec: 600 },
});

describe('a lesson has ended', () => {
  it('when the player stops at its end', () => {
    expect(isEndOf('one', at(600, 'ended'), at(599))).toBe(true);
  });
  it('when the next one has its turn', () => {
    expect(isEndOf('one', at(599, 'loading', 1), at(599))).toBe(true);
  });
});

describe('a lesson has not ended', () => {
  it('when the learner jumps to the next one from its middle', () => {
    expect(isEndOf('one', at(300, 'loading', 1), at(300))).toBe(false);
  });
  it('a second time', () => {
    expect(isEndOf('one', at(600, 'ended'), at(600, 'ended'))).toBe(false);
  });
  it('when another one has', () => {
    expect(isEndOf('two', at(600, 'ended'), at(599))).toBe(false);
  });
  it('when it was only looked at near its end', () => {
    const paused = { ...at(599, 'paused'), isPlayWanted: false };
    expect(isEndOf('one', at(599, 'loading', 1), paused)).toBe(false);
  });
});
