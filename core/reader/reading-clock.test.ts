import { describe, expect, it } from 'vitest';
import { ATTENTION_MS, startClock, takeSeconds, tickClock, touchClock, type ReadingClock } from './reading-clock.ts';

const START = 1_000_000;

/** Ticks every second from the start on. */
function run(seconds: number, { clock = startClock(START), isAttended = () => true as boolean } = {}): ReadingClock {
  let after = clock;
  for (let sec = 0; sec <= seconds; sec++) after = tickClock(after, START + sec * 1000, isAttended());
  return after;
}

describe('the seconds read', () => {
  it('are those that passed while the page was looked at', () => {
    expect(run(60).readSec).toBe(60);
    expect(run(60, { isAttended: () => false }).readSec).toBe(0);
  });

  it('stop when nothing was turned or scrolled for three minutes, and go on with the next page', () => {
    const idle = run(600);
    expect(idle.readSec).toBe(ATTENTION_MS / 1000);
    const turned = touchClock(idle, START + 600_000);
    expect(tickClock(turned, START + 601_000, true).readSec).toBe(ATTENTION_MS / 1000 + 1);
  });

  it('count up to the moment in which the page was left, and not the time away', () => {
    const left = tickClock(run(10), START + 11_000, false);
    expect(left.readSec).toBe(11);
    expect(tickClock(tickClock(left, START + 14_000, true), START + 15_000, true).readSec).toBe(12);
  });

  it('leave out the night in which the computer slept', () => {
    expect(tickClock(run(10), START + 8 * 3_600_000, true).readSec).toBe(10);
  });

  it('never run backwards with a clock that was set back', () => {
    expect(tickClock(run(10), START - 3_600_000, true).readSec).toBe(10);
  });

  it('are given away once', () => {
    const [sec, rest] = takeSeconds(run(10));
    expect([sec, rest.readSec]).toEqual([10, 0]);
  });
});
