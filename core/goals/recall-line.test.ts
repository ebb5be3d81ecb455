import { expect, it } from 'vitest';
import { recallLine } from './recall-line.ts';

const LINE = 'If it is Monday at 8, then I call two bakers.';
const missed = (written: string): string[] =>
  recallLine(LINE, written)
    .filter(({ isRecalled }) => !isRecalled)
    .map(({ word }) => word);

it.each([
  ['the line itself', LINE, []],
  ['without its signs, in capitals', 'IF IT IS MONDAY AT 8 THEN I CALL TWO BAKERS', []],
  ['with more words than it has', 'If it really is Monday at about 8, then I always call two old bakers.', []],
  ['with another day', 'If it is Tuesday at 8, then I call two bakers.', ['Monday']],
  ['its second half alone', 'then I call two bakers', ['If', 'it', 'is', 'Monday', 'at', '8,']],
  ['its first half alone', 'If it is Monday at 8', ['then', 'I', 'call', 'two', 'bakers.']],
  ['nothing', '', ['If', 'it', 'is', 'Monday', 'at', '8,', 'then', 'I', 'call', 'two', 'bakers.']],
  ['in the other order', 'I call two bakers if it is Monday at 8', ['then', 'I', 'call', 'two', 'bakers.']],
])('%s', (_, written, expected) => {
  expect(missed(written)).toEqual(expected);
});

it('keeps the line as it is written, word by word', () => {
  expect(
    recallLine(LINE, 'x')
      .map(({ word }) => word)
      .join(' '),
  ).toBe(LINE);
});

it('finds the most words that stand in the order of the line', () => {
  expect(
    recallLine('a b a c', 'a c')
      .map(({ isRecalled }) => isRecalled)
      .filter(Boolean),
  ).toHaveLength(2);
  expect(recallLine('a b c d', 'b c d a').filter(({ isRecalled }) => isRecalled)).toHaveLength(3);
});
