import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

it('lets a few pass at once, then spends a twentieth of the time', () => {
  const pace = createPace();
  let nowMs = 1_000_000;
  const spend = (ms: number) => {
    const waited = pace.waitMs(nowMs);
    nowMs += waited;
    nowMs += ms;
    pace.spend(nowMs, ms);
    return waited;
  };
  expect([spend(1000), spend(1000), spend(1000)]).toEqual([0, 0, 0]);
  const began = nowMs;
  for (let n = 0; n < 60; n++) spend(1000);
  expect(nowMs - began).toBeGreaterThan(60 * 1000 * 19);
  nowMs += 3_600_000;
  expect([spend(1000), spend(1000)]).toEqual([0, 0]);
});
