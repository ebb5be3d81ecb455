import { expect, it } from 'vitest';
import { clockIn, dayIn, TimeZone, zoneOf } from './time-zone.ts';

it.each(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is a time zone', (name) => {
  expect(TimeZone.parse(name)).toBe(name);
});

it.each(['', 'Berlin', 'Europe/Nowhere', '+01:00', '-0100', 'Europe/Berlin\0', '../etc', 'x'.repeat(10_000)])('%j is none', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false);
});

it('need not be named', () => expect(TimeZone.parse(undefined)).toBeUndefined());

it.each([
  ['Europe/Berlin', 'Asia/Tokyo', 'Europe/Berlin'],
  ['Europe/Berlin', undefined, 'Europe/Berlin'],
  [null, 'Asia/Tokyo', 'Asia/Tokyo'],
  [null, undefined, 'UTC'],
  ['Atlantis/Poseidonis', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['Atlantis/Poseidonis', undefined, 'UTC'],
])('of a learner who chose %s, on a device in %s, days are those of %s', (timeZone, here, zone) => {
  expect(zoneOf({ timeZone }, here)).toBe(zone);
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

it.each([
  ['UTC', '2026-03-29T00:59', '2026-03-29T00:59'],
  ['Europe/Berlin', '2026-03-29T00:59', '2026-03-29T01:59'],
  ['Europe/Berlin', '2026-03-29T01:00', '2026-03-29T03:00'],
  ['Europe/Berlin', '2026-10-25T00:59', '2026-10-25T02:59'],
  ['Europe/Berlin', '2026-10-25T01:00', '2026-10-25T02:00'],
  ['America/St_Johns', '2026-01-01T00:00', '2025-12-31T20:30'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2026-01-01T05:45'],
  ['Pacific/Kiritimati', '2026-01-01T12:00', '2026-01-02T02:00'],
  // Samoa left out its 30th of December 2011.
  ['Pacific/Apia', '2011-12-30T09:59', '2011-12-29T23:59'],
  ['Pacific/Apia', '2011-12-30T10:00', '2011-12-31T00:00'],
])('a clock in %s shows at %s of UTC %s', (timeZone, utc, shown) => {
  expect(new Date(clockIn(timeZone)(Date.parse(`${utc}Z`))).toISOString()).toBe(`${shown}:00.000Z`);
});
