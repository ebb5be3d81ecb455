import { expect, it } from 'vitest';
import { splitLongRuns } from './split-long-runs.ts';

it('sets apart what has no white space for longer than a word', () => {
  const long = '>'.repeat(501);
  const text = `Look: ${long} and ${'a'.repeat(500)} ${long}`;
  const runs = splitLongRuns(text);
  expect(runs.map(({ isLong }) => isLong)).toEqual([false, true, false, true]);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  for (const run of runs) expect(text.startsWith(run.text, run.start)).toBe(true);
});

it('leaves a text of words in one piece', () => {
  for (const text of ['Short', 'word '.repeat(1000)]) expect(splitLongRuns(text)).toEqual([{ start: 0, text, isLong: false }]);
});
