import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

const STEPS = 3_000_000;

function* count(): Generator<void, number> {
  let steps = 0;
  for (; steps < STEPS; steps++) yield;
  return steps;
}

it('takes all steps, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await inSlices(count(), new AbortController().signal)).toBe(STEPS);
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
});

it('ends when it is stopped', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort());
  function* forever(): Generator<void, never> {
    for (;;) yield;
  }
  expect(await inSlices(forever(), stop.signal)).toBeNull();
});
