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
  ['one day a week for 3 months', 90],
  ['every 2 weeks for 6 months', 180],
  ['Every other week, over one year', 364],
  ['2 hours per week for ten weeks', 70],
  ['twice a month for a quarter', 91],
  ['Start next week, then 3 months', 90],
  ['1.5 years', 546],
  ['2 hours a week', null],
  ['3 days/week', null],
  ['an hour a day', null],
  ['each month', null],
  ['weekly', null],
  ['-3 months', null],
  ['minus 3 months', null],
  ['3 months ago', null],
  ['the past 2 weeks', null],
  ['soon', null],
  ['2027', null],
])('reads %s', (timeline, days) => {
  expect(readTimeline(timeline)).toBe(days);
});
