import { expect, it } from 'vitest';
import { describeCategories, describePercentile, sayPercentile, sayRange, sayScore, spanRange } from './describe-score.ts';

it('tells nothing beyond the ends of the scale', () => {
  expect([64, 65, 66, 113, 134, 135, 141].map(sayScore)).toEqual([
    ...['65 or lower', '65 or lower', '66', '113', '134', '135 or higher', '135 or higher'],
  ]);
});

it('says a range in words, and in figures alone', () => {
  expect(sayRange({ low: 97, high: 129 })).toBe('between 97 and 129');
  expect(spanRange({ low: 97, high: 129 })).toBe('97 to 129');
  expect(sayRange({ low: 118, high: 135 })).toBe('from 118 to 135 or higher');
  expect(sayRange({ low: 65, high: 92 })).toBe('from 65 or lower to 92');
  expect(spanRange({ low: 65, high: 65 })).toBe('65 or lower');
});

it('never says that nobody or everybody scores lower', () => {
  expect([0, 1, 81, 99, 100].map(sayPercentile)).toEqual(['<1', '1', '81', '99', '>99']);
  expect(describePercentile(81, { low: 42, high: 97 })).toBe('81 of 100 people of the assumed population score lower, probably 42 to 97.');
  expect(describePercentile(0, { low: 0, high: 12 })).toBe(
    'Fewer than 1 of 100 people of the assumed population score lower, probably <1 to 12.',
  );
  expect(describePercentile(100, { low: 91, high: 100 })).toContain('More than 99 of 100');
});

it('names the three likeliest categories with how likely they are', () => {
  expect(
    describeCategories([
      { category: 'high_average', probability: 0.452 },
      { category: 'average', probability: 0.331 },
      { category: 'superior', probability: 0.197 },
      { category: 'highly_gifted', probability: 0.02 },
    ]),
  ).toBe('high average 45%, average 33%, superior 20%');
});
