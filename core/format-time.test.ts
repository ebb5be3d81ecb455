import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRest, formatDuration, formatTime, spokenTime } from './format-time.ts';

const INVALID = [undefined, null, Number.NaN, Infinity, -Infinity, -1, -0.001, -7200, 0, -0];

describe('formatTime', () => {
  it.each(INVALID)('shows 0:00 for %s [spec 5.time.invalid .negative]', (sec) => {
    expect(formatTime(sec)).toBe('0:00');
  });

  it.each([
    [0.999, '0:00'],
    [1, '0:01'],
    [9.99, '0:09'],
    [59.999, '0:59'],
    [60, '1:00'],
    [61, '1:01'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [9078, '2:31:18'],
    [36_000, '10:00:00'],
    [108_000, '30:00:00'],
    [360_000, '100:00:00'],
  ])('shows %d as %s', (sec, text) => {
    expect(formatTime(sec)).toBe(text);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (sec) => {
        const read = formatTime(sec)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(read).toBe(Math.floor(sec));
      }),
    );
  });

  it('never shows anything but a time', () => {
    fc.assert(
      fc.property(fc.double(), (sec) => {
        expect(formatTime(sec)).toMatch(/^(\d+:)?\d{1,}:\d{2}$/);
      }),
    );
  });
});

describe('formatDuration', () => {
  it.each(INVALID)('says 0 min for %s', (sec) => {
    expect(formatDuration(sec)).toBe('0 min');
  });

  it.each([
    [0.5, '0 min'],
    [45, '45 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [89, '1 min'],
    [90, '2 min'],
    [540, '9 min'],
    [3569, '59 min'],
    [3570, '1 h'],
    [3600, '1 h'],
    [7200, '2 h'],
    [16_080, '4 h 28 min'],
    [108_000, '30 h'],
  ])('says %d as %s', (sec, text) => {
    expect(formatDuration(sec)).toBe(text);
  });

  it('never says 60 minutes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (sec) => {
        expect(formatDuration(sec)).not.toMatch(/\b60 (min|s)\b/);
      }),
    );
  });
});

describe('spokenTime', () => {
  it.each(INVALID)('says 0 seconds for %s', (sec) => {
    expect(spokenTime(sec)).toBe('0 seconds');
  });

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [125, '2 minutes 5 seconds'],
    [3600, '1 hour'],
    [3601, '1 hour 1 second'],
    [9078, '2 hours 31 minutes 18 seconds'],
  ])('says %d as %s', (sec, text) => {
    expect(spokenTime(sec)).toBe(text);
  });
});

describe('describeRest', () => {
  it.each([
    [0, 'less than a minute'],
    [29.9, 'less than a minute'],
    [30, '1 minute'],
    [89, '1 minute'],
    [90, '2 minutes'],
    [3569, '59 minutes'],
    [3570, '1 h'],
    [3900, '1 h 5 min'],
  ])('says of %d s that %s are left', (sec, text) => {
    expect(describeRest(sec)).toBe(text);
  });
});
