import { expect, test } from 'vitest';
import { countProblems, ProblemLog, type LibraryProblem } from './problem.ts';

const MANY = 150_000;
const noticeAll = (fileOf: (n: number) => string, problemOf: (n: number) => string = () => 'Nothing is read from it.') => {
  const log = new ProblemLog();
  for (let n = 0; n < MANY; n++) log.notice(fileOf(n), problemOf(n), 'Move it.');
  return log;
};
const rest = ({ list }: ProblemLog) =>
  list.filter(({ count }) => count !== undefined).map(({ file, problem, count }) => ({ file, problem, count }));
const problem = 'Nothing is read from it.';

test('of what is alike in one folder the first are told, and how many more there are', () => {
  const log = noticeAll((n) => `courses/photos/${n}.xyz`);
  expect(log.list.map(({ file }) => file).slice(0, 2)).toEqual(['courses/photos/0.xyz', 'courses/photos/1.xyz']);
  expect(log.list).toHaveLength(21);
  expect(rest(log)).toEqual([{ file: 'courses/photos', problem, count: MANY - 20 }]);
  expect([countProblems(log.list, 'notice'), countProblems(log.list, 'error')]).toEqual([MANY, 0]);
});

test('what is in thousands of folders is told of some of them', () => {
  const log = noticeAll((n) => `courses/${n}/a.xyz`);
  expect(log.list).toHaveLength(201);
  expect(rest(log)).toEqual([{ file: '.', problem, count: MANY - 200 }]);
});

test('what is never the same is told a thousand times at the most, and leaves room for errors', () => {
  const log = noticeAll(
    (n) => `courses/${n}/a.xyz`,
    (n) => `The key ${n} is not known.`,
  );
  log.error('courses/a.md', 'It is empty.', 'Write it.');
  expect(log.list).toHaveLength(1002);
  expect(rest(log)).toEqual([{ file: '.', problem: 'This is more than one report tells.', count: MANY - 1000 }]);
  expect([countProblems(log.list, 'notice'), countProblems(log.list, 'error')]).toEqual([MANY, 1]);
});

test('logs that are put together hold no more than one, count all, and stay as they were', () => {
  const parts = Array.from({ length: 300 }, (_, n) => {
    const log = new ProblemLog();
    for (let file = 0; file < 50; file++) log.notice(`courses/${n}/${file}.xyz`, problem, 'Move it.');
    return log.list;
  });
  const whole = new ProblemLog();
  for (const part of parts) whole.addAll(part);
  expect(countProblems(whole.list, 'notice')).toBe(300 * 50);
  expect(whole.list.filter(({ count }) => count === undefined)).toHaveLength(200);
  expect(rest(whole).at(-1)).toMatchObject({ file: '.' });
  expect(rest(whole).length).toBeLessThan(12);
  for (const part of parts) expect(countProblems(part, 'notice')).toBe(50);
});

test('a list of any length is taken', () => {
  const log = new ProblemLog();
  const many = Array.from({ length: MANY }, (_, n): LibraryProblem => ({
    file: `a/${n}`,
    line: null,
    problem,
    fix: '',
    severity: 'error',
  }));
  log.addAll(many);
  expect(countProblems(log.list, 'error')).toBe(MANY);
});
