import { expect, it } from 'vitest';
import { dayIn, TimeZone } from './time-zone.ts';

it.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is a time zone', (name) => {
  expect(TimeZone.parse(name)).toBe(name);
});

it.each(['', 'Berlin', 'Europe/Nowhere', '+01:00', '-0100', 'Europe/Berlin\0', '../etc', 'x'.repeat(10_000)])('%j is none', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false);
});

it('is UTC where none is named', () => {
  expect(TimeZone.parse(undefined)).toBe('UTC');
});

it('an instant falls on different days at different places', () => {
  const ms = Date.UTC(2026, 10, 30, 23, 30);
  expect(['America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'].map((zone) => dayIn(zone)(ms))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-01',
    '2026-12-01',
  ]);
  expect(dayIn('UTC')(Date.UTC(2000, 0, 2))).toBe('2000-01-02');
});
