import { expect, it } from 'vitest';
import { answersByLaw } from '../figures/laws.ts';
import { findSeriesLaws } from './find-laws.ts';

it.each([
  ['the same step', 'pointer', [0, 2, 4, 6, 0], 2],
  ['two values in turn', 'shade', [0, 2, 0, 2, 0], 2],
  ['three values in turn', 'shape', [0, 3, 5, 0, 3], 5],
  ['up and down', 'size', [0, 1, 2, 1, 0], 1],
  ['turns that grow', 'pointer', [0, 1, 3, 6, 2], 7],
  ['two turns in turn', 'pointer', [0, 1, 3, 4, 6, 7, 1], 2],
  ['each value twice', 'shade', [0, 0, 1, 1, 0, 0, 1], 1],
] as const)('finds %s', (_, id, values, next) => {
  const laws = findSeriesLaws(id, values);
  expect(new Set(laws.map(({ value }) => value))).toEqual(new Set([next]));
});

it('gives no answer where a series follows no law', () => {
  expect(
    answersByLaw(
      [0, 3, 1, 5, 2].map((shape) => ({ shape })),
      [{ shape: 0 }, { shape: 3 }],
      findSeriesLaws,
    ),
  ).toEqual([]);
});
