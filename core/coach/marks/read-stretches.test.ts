import { expect, test } from 'vitest';
import { readStretches } from './read-stretches.ts';

const cut = (text: string): string[] => {
  const ends = readStretches(text);
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
};

test('a stretch ends at a pause, but not at that of a list or a number', () => {
  expect(cut('I asked Ben, Ines, and Karl for 4,000 gloves. “No, not yet.” That was it')).toEqual([
    'I asked Ben, Ines,',
    ' and Karl for 4,000 gloves.',
    ' “No, not yet.” That was it',
  ]);
});

test('a text without pauses is cut between words', () => {
  const pieces = cut('and then '.repeat(60));
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every((piece) => piece.trim().startsWith('and') || piece.trim().startsWith('then'))).toBe(true);
});

test('the stretches are the whole text', () => {
  expect(cut('').join('')).toBe('');
  expect(cut('....... '.repeat(40)).join('')).toBe('....... '.repeat(40));
});
