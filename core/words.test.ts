import { expect, test } from 'vitest';
import { capitalized, countOf, listed } from './words.ts';

test('one thing and several', () => {
  expect([0, 1, 2].map((n) => countOf(n, 'episode'))).toEqual(['0 episodes', '1 episode', '2 episodes']);
});

test('a sentence begins with a capital, in any script that has them', () => {
  expect(['élan', 'tide tables', 'Neap', '山', ''].map(capitalized)).toEqual(['Élan', 'Tide tables', 'Neap', '山', '']);
});

test('names in a row, as one says them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
