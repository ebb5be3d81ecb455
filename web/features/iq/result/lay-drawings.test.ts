import { expect, it } from 'vitest';
import { LOW_RESULT, makeIqResult, TOP_RESULT } from '../../../../tests/support/samples/make-iq-result.ts';
import { layHill } from './lay-hill.ts';
import { laySummits } from './lay-summits.ts';
import { layTimes } from './lay-times.ts';

const SIZES = ['wide', 'narrow'] as const;
const hillInput = (about: Parameters<typeof makeIqResult>[0] = {}) => {
  const { interval, iqScore, dots } = makeIqResult(about);
  return { interval: interval ?? { low: 0, high: 0 }, iqScore: iqScore ?? 0, dots };
};

it.each(SIZES)('the %s band covers the range, with the guess and every dot inside the drawing', (size) => {
  const hill = layHill(hillInput(), size);
  expect(hill.band.edges).toEqual([hill.band.left, hill.band.right]);
  expect(hill.guess.at[0]).toBeGreaterThan(hill.band.left);
  expect(hill.guess.at[0]).toBeLessThan(hill.band.right);
  expect(hill.dots).toHaveLength(20);
  for (const { x, y } of hill.dots) {
    expect(x).toBeLessThan(hill.width);
    expect(y).toBeGreaterThan(hill.figuresY);
  }
});

it('no two dots lie on each other', () => {
  for (const about of [{}, LOW_RESULT, TOP_RESULT]) {
    const { dots } = layHill(hillInput(about), 'wide');
    expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(20);
  }
});

it('a band that reaches an end of the scale has no edge there', () => {
  expect(layHill(hillInput(TOP_RESULT), 'wide').band.edges).toHaveLength(1);
  const low = layHill(hillInput(LOW_RESULT), 'wide');
  expect(low.band.edges).toEqual([low.band.right]);
});

it.each(SIZES)('each domain of the form has its summit, from left to right, within the %s drawing', (size) => {
  const { summits, width, left } = laySummits(makeIqResult(), size);
  expect(summits.map(({ name }) => name)).toEqual(['Logical', 'Pattern', 'Spatial', 'Numerical', 'Verbal']);
  expect(summits.map(({ x }) => x)).toEqual(summits.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(summits.every(({ x }) => x > left && x < width)).toBe(true);
  expect(summits[1]?.peak).toMatchObject({ words: '108–135+', spoken: '108 to 135 or higher' });
});

it('snow and mast are as long as the likely range', () => {
  const { summits, shapes } = laySummits(makeIqResult(), 'wide');
  const [, mast] = summits[0]?.peak?.shape.label ?? [0, 0];
  const top = Number(/^M\d+ ([\d.]+)V/.exec(shapes.find(({ name }) => name === 'logical')?.mast ?? '')?.[1]);
  expect(top - mast).toBeCloseTo(16 * 3.75, 0);
});

it('a domain with too few answers is a flat place, and a domain that the form has not is none', () => {
  const { summits } = laySummits({ form: 'nonvisual', domainScores: { logical: null, numerical: null, verbal: null } }, 'wide');
  expect(summits.map(({ name, peak }) => [name, peak])).toEqual([
    ['Logical', null],
    ['Numerical', null],
    ['Verbal', null],
  ]);
});

it('a stem is as high as its item took long, and says how it went', () => {
  const result = makeIqResult();
  const { items, base, medianY } = layTimes(result, 'wide');
  const [first, second] = items;
  const heightOf = (i: number) => base - (items[i]?.y ?? 0);
  expect(heightOf(1) / heightOf(0)).toBeCloseTo((result.responses[1]?.timeSpent ?? 0) / (result.responses[0]?.timeSpent ?? 1), 1);
  expect([first?.outcome, items[3]?.outcome, items[26]?.outcome]).toEqual(['right', 'wrong', 'omitted']);
  expect(second?.number).toBe(2);
  expect(medianY).toBeLessThan(base);
});

it('what was answered faster than anybody reads counts as left out', () => {
  const { responses, timeAnalysis } = makeIqResult();
  const rapid = responses.map((response) => ({ ...response, isRapid: true }));
  expect(layTimes({ responses: rapid, timeAnalysis }, 'wide').items.every(({ outcome }) => outcome === 'omitted')).toBe(true);
});

it('an hour on one item, or no item at all, can be drawn', () => {
  const { responses, timeAnalysis } = makeIqResult();
  const long = responses.map((response, i) => (i === 0 ? { ...response, timeSpent: 86_400 } : response));
  expect(layTimes({ responses: long, timeAnalysis }, 'narrow').lines).toHaveLength(4);
  expect(JSON.stringify(layTimes({ responses: [], timeAnalysis }, 'narrow'))).not.toMatch(/NaN|null/);
});
