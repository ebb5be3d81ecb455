import { expect, it } from 'vitest';
import { openLesson, takeLessonSec, tickLesson, touchLesson } from './lesson-time.ts';
import { ATTENTION_MS } from './reading-clock.ts';

const START = 1_000_000;

/** Ticks every second, and reports as often as it may. */
function sit(seconds: number, { durationSec = 300, touchEverySec = Infinity, isAttended = true } = {}) {
  let time = openLesson(durationSec, START);
  const reports: number[] = [];
  for (let sec = 0; sec <= seconds; sec++) {
    const nowMs = START + sec * 1000;
    if (sec % touchEverySec === 0) time = touchLesson(time, nowMs);
    time = tickLesson(time, nowMs, isAttended);
    const taken = takeLessonSec(time, sec === seconds ? 'leave' : 'time', nowMs);
    if (taken) [, time] = taken;
    if (taken) reports.push(taken[0]);
  }
  return { reports, sum: reports.reduce((sum, sec) => sum + sec, 0) };
}

it('what somebody reads is reported every ten seconds, and the rest when they leave', () => {
  expect(sit(25).reports).toEqual([10, 10, 5]);
});

it('nothing is counted of a page that nobody looks at', () => {
  expect(sit(300, { isAttended: false }).reports).toEqual([]);
});

it('a page left alone stops counting', () => {
  expect(sit(3600).sum).toBe(ATTENTION_MS / 1000);
});

it('signs of the reader keep it counting, up to what the lesson needs several times over', () => {
  expect(sit(600, { touchEverySec: 30 }).sum).toBe(600);
  expect(sit(7200, { touchEverySec: 30, durationSec: 600 }).sum).toBe(2400);
});
