import { expect, test } from 'vitest';
import { findNearestKey } from './nearest-key.ts';
test('the nearest key', () => {
  const keys = ['title', 'author', 'publishAt', 'seriesPosition', 'draft'];
  expect(['titel', 'Author', 'publish_at', 'series-position', 'darft', 'xyz', 'colour'].map((key) => findNearestKey(key, keys))).toEqual([
    'title',
    'author',
    'publishAt',
    'seriesPosition',
    'draft',
    null,
    null,
  ]);
});

test.each([
  ['tite', 'title'],
  ['titlle', 'title'],
  ['tiple', 'title'],
  ['itlte', null],
  ['utahor', 'author'],
  ['atuhro', 'author'],
  ['publish', 'publishAt'],
  ['publis', null],
  ['-author-', 'author'],
  ['', null],
])('a slip in three letters: %s means %s', (word, key) => {
  expect(findNearestKey(word, ['title', 'author', 'publishAt'])).toBe(key);
});

test('of keys equally near the first is meant', () => {
  expect(findNearestKey('cat', ['bat', 'hat'])).toBe('bat');
});

test.each([
  ['wory', 'worry'],
  ['worrry', 'worry'],
  ['wrod', 'word'],
  ['worl', 'world'],
])('of words as near, the one with all of its letters kept is meant: %s is %s', (typed, meant) => {
  const known = ['word', 'work', 'world', 'worn', 'worry', 'wordy'];
  expect([findNearestKey(typed, known), findNearestKey(typed, known.toReversed())]).toEqual([meant, meant]);
});
