import { expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

it('counts while it runs, and goes on from what it was set to', () => {
  let nowMs = 1000;
  const watch = createStopwatch(() => nowMs);
  const pass = (ms: number): number => (nowMs += ms);
  pass(500);
  expect(watch.readMs()).toBe(0);
  watch.start();
  pass(300);
  // Started twice, it is not set back.
  watch.start();
  pass(40.4);
  expect(watch.readMs()).toBe(340);
  watch.stop();
  pass(9000);
  expect(watch.readMs()).toBe(340);
  watch.start();
  pass(10);
  expect(watch.readMs()).toBe(350);
  watch.reset(7000);
  pass(10);
  expect(watch.readMs()).toBe(7000);
});
