import { expect, it } from 'vitest';
import { readTimeline } from './read-timeline.ts';

it.each([
  ['3 months', 90],
  ['3-month', 90],
  ['1-2 weeks', 14],
  ['1 to 2 Weeks', 14],
  ['Within a year', 364],
  ['next month', 30],
  ['First quarter', 91],
  ['two weeks', 14],
  ['10 days', 10],
  ['Ongoing', null],
  ['soon', null],
  ['2027', null],
])('reads %s', (timeline, days) => {
  expect(readTimeline(timeline)).toBe(days);
});
