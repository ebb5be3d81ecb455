import { expect, it } from 'vitest';
import { lastMarks, type MarkedSheet } from './last-marks.ts';

const sheet = (unitId: string, at: number, marks: Readonly<Record<string, boolean>>): MarkedSheet => ({
  ...{ unitId, at },
  marks: Object.entries(marks).map(([questionId, correct]) => ({ questionId, correct })),
});

it('of each question the newest sheet that asked it counts, whatever the order they are read in', () => {
  const sheets = [sheet('u', 3, { a: true }), sheet('u', 1, { a: false, b: false }), sheet('u', 2, { a: false })];
  for (const read of [sheets, sheets.toReversed()])
    expect(lastMarks(read)).toEqual([
      { unitId: 'u', questionId: 'a', correct: true, at: 3 },
      { unitId: 'u', questionId: 'b', correct: false, at: 1 },
    ]);
});

it('questions of two quizzes are two, though their ids are one', () => {
  expect(lastMarks([sheet('u', 1, { a: false }), sheet('v', 2, { a: true })]).map(({ correct }) => correct)).toEqual([false, true]);
});

it('a question of an earlier check that is asked again in the last one is the same question', () => {
  expect(lastMarks([sheet('u', 1, { a: false }), sheet('end', 2, { 'u/a': true, b: true })])).toEqual([
    { unitId: 'u', questionId: 'a', correct: true, at: 2 },
    { unitId: 'end', questionId: 'b', correct: true, at: 2 },
  ]);
});

it('of no sheets there is nothing', () => expect(lastMarks([])).toEqual([]));
