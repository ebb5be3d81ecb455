import { describe, expect, it } from 'vitest';
import { FADE_SEC, fadeFactor, sleepsInSec, type SleepMoment } from './sleep-timer.ts';

const moment = (changes: Partial<SleepMoment> = {}): SleepMoment => ({
  nowMs: 1_000_000,
  positionSec: 100,
  rate: 1,
  chapterEndSec: 160,
  durationSec: 600,
  ...changes,
});

describe('sleepsInSec', () => {
  it('counts minutes on the wall, whatever plays', () => {
    const timer = { kind: 'clock', endsMs: 1_090_000 } as const;
    expect(sleepsInSec(timer, moment())).toBe(90);
    expect(sleepsInSec(timer, moment({ rate: 3, positionSec: 599, durationSec: null }))).toBe(90);
    expect(sleepsInSec(timer, moment({ nowMs: 2_000_000 }))).toBe(0);
  });
  it('waits for the end of the chapter, sooner at a higher speed', () => {
    expect(sleepsInSec({ kind: 'chapter' }, moment())).toBe(60);
    expect(sleepsInSec({ kind: 'chapter' }, moment({ rate: 2 }))).toBe(30);
    expect(sleepsInSec({ kind: 'chapter' }, moment({ chapterEndSec: null }))).toBe(500);
  });
  it('waits for the end of the item, and does not guess an unknown one', () => {
    expect(sleepsInSec({ kind: 'item' }, moment())).toBe(500);
    expect(sleepsInSec({ kind: 'item' }, moment({ durationSec: null }))).toBeNull();
    expect(sleepsInSec({ kind: 'item' }, moment({ positionSec: 700 }))).toBe(0);
  });
});

describe('fadeFactor', () => {
  it('leaves the sound alone until the last seconds, then goes down to nothing', () => {
    expect([fadeFactor(null), fadeFactor(1000), fadeFactor(FADE_SEC)]).toEqual([1, 1, 1]);
    const steps = [8, 6, 4, 2, 1, 0].map(fadeFactor);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps.at(-1)).toBe(0);
    expect(fadeFactor(FADE_SEC / 2)).toBe(0.25);
  });
});
