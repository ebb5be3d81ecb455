import { expect, it } from 'vitest';
import { addDays } from './plain-date.ts';

it.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-29', 0, '2026-03-29'],
  ['2026-10-24', 365, '2027-10-24'],
])('%s and %d days is %s', (day, days, then) => expect(addDays(day, days)).toBe(then));
