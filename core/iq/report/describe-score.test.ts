import { expect, it } from 'vitest';
import { describeCategories, describePercentile, describeRepeat, sayRange, sayScore, spanRange } from './describe-score.ts';

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
  expect(sayRange({ low: 135, high: 135 })).toBe('135 or higher');
  expect(sayRange({ low: 65, high: 65 })).toBe('65 or lower');
});

it('says a place as an estimate, and never that nobody or everybody stands lower', () => {
  expect(describePercentile(81, { low: 42, high: 97 })).toBe(
    'By this estimate 81 of 100 people of the assumed population stand lower, probably 42 to 97.',
  );
  expect(describePercentile(0, { low: 0, high: 12 })).toBe(
    'By this estimate fewer than 1 of 100 people of the assumed population stand lower, probably at most 12.',
  );
  expect(describePercentile(99, { low: 91, high: 100 })).toMatch(/ 99 of 100 people .* stand lower, probably at least 91\.$/);
  expect(describePercentile(100, { low: 100, high: 100 })).toBe(
    'By this estimate more than 99 of 100 people of the assumed population stand lower.',
  );
  expect(describePercentile(0, { low: 0, high: 0 })).toBe(
    'By this estimate fewer than 1 of 100 people of the assumed population stand lower.',
  );
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

it('says how often a repeat would be far off, as the sitting itself tells', () => {
  expect(describeRepeat({ mean: 0, sd: 0.44 })).toBe(
    'If nothing about you changed, about one repeat in five would differ from this by more than 10 points.',
  );
  expect(describeRepeat({ mean: 0.8, sd: 0.3 })).toContain('one repeat in ten');
  expect(describeRepeat({ mean: 3, sd: 0.6 })).toContain('about half of all repeats');
});
