import { expect, it } from 'vitest';
import { bandOf, overallOf, type Finding } from './finding.ts';

const finding = (id: string, weight: number, strength = 1): Finding => ({ id, weight, strength, evidence: [], advice: null });
const PARTS = [finding('a', 0.2), finding('b', 0.2), finding('c', 0.2)];
const FAULT = finding('fault', -0.1);

it('a fault takes a band, and a turn with a fault is never strong', () => {
  expect(bandOf(PARTS, ['a'])).toBe('strong');
  expect(bandOf([...PARTS, FAULT], ['a'])).toBe('solid');
  expect(bandOf([finding('a', 0.2), FAULT], ['a'])).toBe('not_yet');
  expect(bandOf([...PARTS, finding('d', 0.1), FAULT], ['a'])).toBe('solid');
});

it('without a part that carries it a turn is a beginning', () => {
  expect(bandOf(PARTS, ['d'])).toBe('forming');
});

it('each further part lifts, by less and less', () => {
  const [one, two, three] = [1, 2, 3].map((count) => overallOf(PARTS.slice(0, count), 0.6)) as [number, number, number];
  expect(two).toBeGreaterThan(one);
  expect(three - two).toBeLessThan(two - one);
  expect(three).toBeGreaterThan(two);
  expect(overallOf([...PARTS, FAULT], 0.6)).toBeCloseTo(three - 0.1);
});
