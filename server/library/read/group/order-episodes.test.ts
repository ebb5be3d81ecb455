import { expect, test } from 'vitest';
import { orderEpisodes, type Episode } from './order-episodes.ts';

const PLAIN: Episode = { path: '', season: null, episode: null, disc: null, track: null, date: null };
const order = (kind: 'podcast' | 'video', episodes: Record<string, Partial<Episode>>) =>
  orderEpisodes(
    kind,
    Object.entries(episodes).map(([path, episode]) => ({ ...PLAIN, path, ...episode })),
  ).map(({ path }) => path);

test('by season and number, specials last, what has no number behind the rest of its season', () => {
  expect(
    order('video', {
      special: { season: 0, episode: 1 },
      b: { season: 1, episode: 10 },
      a: { season: 1, episode: 2 },
      making: { season: 1 },
      c: { season: 2, episode: 1 },
      pilot: {},
    }),
  ).toEqual(['pilot', 'a', 'b', 'making', 'c', 'special']);
});

test('tags and dates order a podcast whose names say nothing', () => {
  expect(order('podcast', { x: { track: 2 }, y: { track: 1 } })).toEqual(['y', 'x']);
  expect(order('podcast', { x: { disc: 2, track: 1 }, y: { disc: 1, track: 2 }, z: { disc: 0, track: 1 } })).toEqual(['y', 'x', 'z']);
  const dated = { x: { date: '2026-01-02' }, y: { date: '2025-12-31' } };
  expect(order('podcast', dated)).toEqual(['y', 'x']);
  expect(order('video', dated)).toEqual(['x', 'y']);
  expect(order('podcast', { x: { track: 1, date: '2026' }, y: { track: 1, date: '2025' } })).toEqual(['x', 'y']);
  expect(order('podcast', { '01 x': { track: 2 }, '02 y': { track: 1 } })).toEqual(['01 x', '02 y']);
});
