import { expect, it } from 'vitest';
import { answersByLaw } from '../figures/laws.ts';
import { findAnalogyLaws } from './find-laws.ts';

const solve = (id: 'pointer' | 'shade' | 'beads', shown: readonly number[], options: readonly number[]): string[] =>
  answersByLaw(shown.map((value) => ({ [id]: value })), options.map((value) => ({ [id]: value })), findAnalogyLaws); // prettier-ignore

it('carries a turn over', () => {
  expect(solve('pointer', [0, 2, 5, 7, 1], [1, 2, 3, 5])).toEqual(['C']);
});

it('carries a mirror over', () => {
  expect(solve('pointer', [1, 7, 2, 6, 3], [1, 5, 7])).toEqual(['B']);
});

it('makes the same shade of any', () => {
  expect(solve('shade', [0, 2, 1, 2, 3], [3, 2])).toEqual(['B']);
});

it('gives no answer where one dot more is also twice as many', () => {
  expect(solve('beads', [0, 1, 0, 1, 2], [3, 5, 1])).toEqual([]);
});
