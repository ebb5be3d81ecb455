import { expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { IDLE_PLAYBACK } from '../playback-state.ts';
import { EMPTY_PLAYER, type PlayerState } from '../player-state.ts';
import { awaitUnit, failUnit, hearEngine, noteSkipped, showUnit } from './unit-states.ts';

const PLAYING: PlayerState = {
  ...EMPTY_PLAYER,
  episode: makeEpisode('a'),
  playback: { ...IDLE_PLAYBACK, status: 'playing', positionSec: 100, durationSec: 600 },
  isPlayWanted: true,
};
const CHOICE = { unitId: 'b', hereSec: 5, otherSec: 300 };

it('while a unit is fetched the one before is shown, at the place that is meant, and nothing is left to choose', () => {
  const waiting = awaitUnit({ ...PLAYING, placeChoice: CHOICE }, { positionSec: 30, isPlayWanted: false });
  expect(waiting).toMatchObject({
    episode: { id: 'a' },
    playback: { status: 'loading', positionSec: 30 },
    isPlayWanted: false,
    placeChoice: null,
  });
});

it('a unit that has come is shown with its words, at its place', () => {
  const speech = { title: 'Neap', sections: [] } as unknown as PlayerState['speech'];
  const shown = showUnit(PLAYING, { episode: makeEpisode('b'), speech, choice: CHOICE }, 30);
  expect(shown).toMatchObject({ episode: { id: 'b' }, placeChoice: CHOICE, playback: { status: 'loading', positionSec: 30 } });
  expect(shown.speech).toBe(speech);
});

it.each([
  ['closed', true, 'normal'],
  ['closed', false, 'closed'],
  ['minimized', true, 'minimized'],
] as const)('a film in a window that is %s, to be played: %s, finds it %s', (mode, isPlayWanted, expected) => {
  const state = { ...PLAYING, isPlayWanted, video: { ...PLAYING.video, mode, isTheatre: true } };
  const { video } = showUnit(state, { episode: makeEpisode('b'), speech: null, choice: null }, 0);
  expect(video).toEqual({ ...state.video, mode: expected });
});

it('a unit that fails keeps its own title, never that of another', () => {
  expect(failUnit(PLAYING, 'a', 'unit')).toMatchObject({ episode: { id: 'a' }, playback: { status: 'error', fault: 'unit' } });
  expect(failUnit(PLAYING, 'b', 'gone')).toMatchObject({ episode: null, playback: { status: 'error', fault: 'gone' } });
  expect(failUnit({ ...PLAYING, episode: null }, 'b', 'gone').episode).toBeNull();
});

it('who starts or stops the sound outside the page means it', () => {
  const stopped = hearEngine(PLAYING, { type: 'paused' });
  expect(stopped).toMatchObject({ playback: { status: 'paused' }, isPlayWanted: false });
  expect(hearEngine(stopped, { type: 'playing' })).toMatchObject({ playback: { status: 'playing' }, isPlayWanted: true });
});

it('whatever else the engine says leaves the wish alone', () => {
  const heard = hearEngine(PLAYING, { type: 'time', positionSec: 101 });
  expect(heard).toMatchObject({ playback: { positionSec: 101 }, isPlayWanted: true });
  expect(hearEngine({ ...PLAYING, isPlayWanted: false }, { type: 'waiting' }).isPlayWanted).toBe(false);
});

it('a place that was passed over can be had back, but for the beginning', () => {
  const jump = { unitId: 'a', toSec: 400, nowMs: 7 };
  expect(noteSkipped(PLAYING, { ...jump, fromSec: 90 }).history).toEqual([{ unitId: 'a', positionSec: 90, leftMs: 7 }]);
  expect(noteSkipped(PLAYING, { ...jump, fromSec: 0 })).toBe(PLAYING);
});
