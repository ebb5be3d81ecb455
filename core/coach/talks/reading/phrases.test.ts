import { expect, it } from 'vitest';
import { findPhrases, phrases, type WordSets } from './phrases.ts';
import { readText } from './read-text.ts';

const found = (content: string, lines: readonly string[], sets?: WordSets): string[] => {
  const { words } = readText(content);
  return findPhrases(words, phrases(lines, sets)).map(({ from, to }) => content.slice(words[from]?.start, words[to - 1]?.end));
};

it('finds words in a row, either of several, and one that may be missing', () => {
  expect(found('Could you send it? Can we now send it?', ['could|can you|we now? send'])).toEqual(['Could you send', 'Can we now send']);
});

it('bridges up to three words, and no fourth', () => {
  expect(found('keep you in touch', ['keep ~ touch'])).toEqual(['keep you in touch']);
  expect(found('keep a b c d touch', ['keep ~ touch'])).toEqual([]);
});

it('finds numbers, beginnings, and words of a set', () => {
  expect(found('from 4 to 9', ['from # to #'])).toEqual(['from 4 to 9']);
  expect(found('We were enjoying Friday', ['enjoy* @day'], { day: new Set(['friday']) })).toEqual(['enjoying Friday']);
});

it('takes the longest of those that begin at a word, and lets no two overlap', () => {
  expect(found('no no no', ['no', 'no no'])).toEqual(['no no', 'no']);
});

it('says which set is missing', () => {
  expect(() => phrases(['by @day'])).toThrow('No set of words is called @day.');
});
