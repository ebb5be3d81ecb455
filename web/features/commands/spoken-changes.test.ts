import { expect, it } from 'vitest';
import type { PlaybackState } from '#core/player/playback-state.ts';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { SPOKEN_CHANGES } from './spoken-changes.ts';

const chapters = [
  { title: 'The bank', startSec: 0 },
  { title: 'The ford', startSec: 300 },
];

function playing(playback: Partial<PlaybackState> = {}, id = 'one', queued = id): PlayerState {
  return {
    ...EMPTY_PLAYER,
    queue: { ...EMPTY_PLAYER.queue, items: [queued], currentQueueIndex: 0 },
    episode: makeEpisode(id, { chapters }),
    playback: { ...EMPTY_PLAYER.playback, status: 'playing', durationSec: 600, ...playback },
  };
}

const say = (name: keyof typeof SPOKEN_CHANGES, state: PlayerState, before = playing()): string | null =>
  SPOKEN_CHANGES[name]?.(state, before) ?? null;

it.each([
  ['faster', { rate: 1.2 }, 'Speed 1.2×'],
  ['slower', { rate: 1 }, 'Speed 1×'],
  ['quieter', { volume: 0.95 }, 'Volume 95 percent'],
  ['quieter', { volume: 0, isMuted: true }, 'Muted'],
  ['toggleMute', { isMuted: true }, 'Muted'],
  ['toggleMute', { isMuted: false }, 'Sound on'],
  ['forward', { positionSec: 130.4 }, '2 minutes 10 seconds'],
  ['returnToPlace', { positionSec: 0 }, '0 seconds'],
  ['nextChapter', { positionSec: 300 }, 'The ford'],
] as const)('%s to %o is said as “%s”', (name, playback, expected) => {
  expect(say(name, playing(playback))).toBe(expected);
});

it('names the unit that came, and not the one that is on its way', () => {
  expect(say('next', playing({}, 'one', 'two'))).toBeNull();
  expect(say('next', playing({ isPlacing: true }, 'two'))).toBeNull();
  expect(say('next', playing({}, 'two'))).toBe('Unit two');
  expect(say('nextChapter', playing({}, 'two'))).toBe('Unit two');
});
