import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const TEXT = 'Begin small.\nThen begin\nagain, and begin small.';
const found = (words: string, fraction = 0): string | null => {
  const span = findWords(TEXT, words, fraction);
  return span && TEXT.slice(span.start, span.end);
};

it('finds words over the end of a line', () => {
  expect(found('Then  begin again')).toBe('Then begin\nagain');
});

it('takes the place that is nearest to where the words stood', () => {
  expect(findWords(TEXT, 'egin small', 0)?.start).toBe(1);
  expect(findWords(TEXT, 'egin small', 1)?.start).toBe(TEXT.lastIndexOf('egin small'));
});

it('takes signs for themselves', () => {
  expect(findWords('a+b (c) [d] .*', '(c) [d] .*', 0)).toEqual({ start: 4, end: 14 });
  expect(found('small?')).toBeNull();
});

it.each(['', '  ', 'not there'])('finds no place for "%s"', (words) => {
  expect(found(words)).toBeNull();
});
