import { expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { IDLE_PLAYBACK } from '../playback-state.ts';
import { timeLeft } from './time-left.ts';

const left = (positionSec: number, durationSec: number | null, duration = 0): string | null =>
  timeLeft({ episode: { ...makeEpisode('a'), duration }, playback: { ...IDLE_PLAYBACK, positionSec, durationSec } });

it('counts down to the end, which is not below nothing', () => {
  expect([left(0, 130), left(0.4, 130), left(129, 130), left(129.5, 130), left(130, 130)]).toEqual([
    '−2:10',
    '−2:09',
    '−0:01',
    '0:00',
    '0:00',
  ]);
});

it('goes by the length in the library until the player knows better', () => {
  expect([left(10, null, 70), left(10, 130, 70)]).toEqual(['−1:00', '−2:00']);
});

it('is not known without a length, or past one that was wrong', () => {
  expect([left(130, null), left(130, null, 70)]).toEqual([null, null]);
});
