import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_RUN, readRun } from './run.ts';

it('is read as it was kept', () => {
  const run = { skipped: ['goals' as const], startedMs: 5, sending: { key: 'k', hash: 7 } };
  expect(readRun(JSON.stringify(run))).toEqual(run);
});

it('is none, whatever else stands in the storage', () => {
  for (const json of [null, '', '{', 'null', '[]', '7', '{"skipped":"goals","startedMs":"5","sending":{"key":1}}'])
    expect(readRun(json)).toEqual(EMPTY_RUN);
  fc.assert(fc.property(fc.json(), (json) => void expect(Object.keys(readRun(json))).toEqual(['skipped', 'startedMs', 'sending'])));
});
