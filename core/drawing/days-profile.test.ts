import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layDaysProfile, PROFILE_BASE, PROFILE_WIDTH } from './days-profile.ts';

const HOUR = 3600;
/** Seconds a week; the hill in the middle is the highest. */
const WEEKS = [20, 34, 28, 52, 70, 64, 40, 12, 58, 84, 96, 122, 108, 90, 136, 190, 250, 205, 148, 60, 84, 126, 158, 182, 210, 150].map(
  (min) => min * 60,
);
const heightsOf = (seconds: readonly number[]) => layDaysProfile(seconds, []).heights.map((height) => height.seconds);

it('lines of equal height stand at whole steps below the highest point, four at most', () => {
  expect(heightsOf(WEEKS)).toEqual([HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR]);
  expect(heightsOf([0, 60])).toEqual([300, 600, 900, 1200]);
  expect(heightsOf([0, 168 * HOUR])).toEqual([40 * HOUR, 80 * HOUR, 120 * HOUR, 160 * HOUR]);
});

it('where nothing was, the ground is flat', () => {
  const { profile } = layDaysProfile([0, 0, 0, 0, HOUR], []);
  const flat = profile.filter(([x]) => x < PROFILE_WIDTH / 2);
  expect(flat.every(([, y]) => y === PROFILE_BASE)).toBe(true);
});

it('the line goes through each value and never below the base', () => {
  const values = fc.array(fc.integer({ min: 0, max: 100 * HOUR }), { minLength: 2, maxLength: 260 });
  fc.assert(
    fc.property(values, (seconds) => {
      const { profile, end, y } = layDaysProfile(seconds, []);
      expect(Math.max(...profile.map(([, height]) => height))).toBeLessThanOrEqual(PROFILE_BASE);
      expect(end[1]).toBeCloseTo(y(seconds.at(-1) ?? 0), -1);
    }),
    { numRuns: 30 },
  );
});

it('words of a point stand above the ground that they cover, and over no others', () => {
  const noted = fc.uniqueArray(fc.integer({ min: 0, max: WEEKS.length - 2 }), { maxLength: 6 });
  fc.assert(
    fc.property(noted, (indexes) => {
      const { flags, profile } = layDaysProfile(WEEKS, indexes);
      const boxes = flags.map(({ x, top, align }) => ({ left: align === 'end' ? x - 176 : x, top }));
      for (const [i, { left, top }] of boxes.entries()) {
        const crossed = flags.filter((flag, k) => k !== i && flag.x > left && flag.x < left + 176 && flag.top < top + 36 && flag.y > top);
        expect(crossed).toEqual([]);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(profile.every(([x, y]) => x < left || x > left + 176 || y > top + 36)).toBe(true);
        for (const other of boxes.slice(i + 1)) expect(Math.abs(other.left - left) >= 176 || Math.abs(other.top - top) >= 36).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it('the words of the highest point are always there', () => {
  for (const other of [0, 7, 15, 17, 24]) expect(layDaysProfile(WEEKS, [16, other]).flags[0]?.index).toBe(16);
});

it('no words lie over those of the heights', () => {
  const high = [4 * HOUR, 4 * HOUR, ...WEEKS];
  expect(layDaysProfile(high, [1]).flags.every(({ x, align }) => align === 'start' && x > 120)).toBe(true);
});
