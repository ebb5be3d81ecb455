import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { explainSeries, solveSeries } from './solve.ts';

const solve = (...terms: number[]): string[] => solveSeries({ terms }).toSorted((a, b) => Number(a) - Number(b));

it.each([
  [[7, 16, 25, 34, 43], '52'],
  [[3, 6, 12, 24, 48], '96'],
  [[5, 7, 11, 17, 25, 35], '47'],
  [[4, 90, 11, 82, 18, 74, 25, 66], '32'],
  [[3, 7, 15, 31, 63, 127], '255'],
  [[2, 5, 8, 15, 26, 45, 76], '127'],
])('%j goes on with %s', (terms, next) => {
  expect(solve(...terms)).toEqual([next]);
});

it.each([
  ['doubled, or with one more added each time', [1, 2, 4], ['7', '8']],
  ['the next odd number, or the next prime', [3, 5, 7], ['9', '11']],
  ['with the sum of the two before, or with steps that grow', [1, 2, 3, 5], ['8']],
  ['with the product of the two before', [2, 3, 6, 18], ['108']],
  ['with the sum of the three before', [1, 2, 4, 7, 13, 24], ['44']],
  ['with the sum of the digits added', [15, 21, 24, 30, 33], ['39']],
  ['with the next cube', [1, 8, 27, 64, 125, 216], ['343']],
  ['with three steps that take turns', [2, 4, 5, 3, 6, 7, 5, 10, 11], ['9']],
])('sees what goes on %s', (_, terms, answers) => {
  expect(solve(...terms)).toEqual(expect.arrayContaining(answers));
});

it.each([[[1, 2, 4]], [[3, 5, 7]], [[2, 4, 16]], [[2, 3, 5]]])('%j is refused: it may go on in several ways', (terms) => {
  expect(solve(...terms).length).toBeGreaterThan(1);
});

it('numbers without any rule go on in no way', () => {
  expect(solve(5, 92, 13, 71, 40, 8, 66)).toEqual([]);
});

it('says which series the next number belongs to, and how that one goes on', () => {
  expect(explainSeries([4, 90, 11, 82, 18, 74, 25, 66])[0]?.words).toBe(
    'Two series take turns: 4, 11, 18, 25 and 90, 82, 74, 66. The next number belongs to the first of these, in which each number is 7 more than the one before.',
  );
});

/** What somebody finds who knows the rules of a level and of those below, and no others; written anew, apart from the solver. */
const differences = (row: readonly number[]): number[] => row.slice(1).map((value, i) => value - (row[i] ?? 0));
const goesOn = (row: readonly number[]): number[] => {
  const [step = Number.NaN, ...steps] = differences(row);
  const [first = 0, second = 0] = row;
  const last = row.at(-1) ?? 0;
  return [
    ...(steps.every((other) => other === step) ? [last + step] : []),
    ...(row.every((value, i) => i === 0 || value * first === (row[i - 1] ?? 0) * second) ? [(last * second) / first] : []),
  ];
};
const inTurn = (row: readonly number[]): [number[], number[]] => [
  row.filter((_, i) => i % 2 !== row.length % 2),
  row.filter((_, i) => i % 2 === row.length % 2),
];

const RULES_OF: Readonly<Record<1 | 2 | 3 | 4, (terms: readonly number[]) => number[]>> = {
  1: goesOn,
  2: (terms) => goesOn(differences(terms)).map((step) => (terms.at(-1) ?? 0) + step),
  3: (terms) => {
    const [others, own] = inTurn(terms);
    const steps = inTurn(differences(terms))[1];
    const ratios = inTurn(terms.slice(1).map((term, i) => term / (terms[i] ?? 1)))[1];
    const isOne = (row: readonly number[]): boolean => row.every((value) => value === row[0]);
    const last = terms.at(-1) ?? 0;
    return [
      ...(goesOn(others).length > 0 ? goesOn(own) : []),
      ...(isOne(steps) ? [last + (steps[0] ?? 0)] : []),
      ...(isOne(ratios) ? [last * (ratios[0] ?? 0)] : []),
    ];
  },
  4: (terms) =>
    [2, 3].flatMap((factor) => {
      const rest = terms.slice(1).map((term, i) => term - factor * (terms[i] ?? 0));
      const turned = rest.every((value, i) => i < 2 || value === rest[i - 2]) ? [rest.at(-2) ?? 0] : [];
      return [...goesOn(rest), ...turned].map((sum) => factor * (terms.at(-1) ?? 0) + sum);
    }),
};

describe('the ladder', () => {
  const termsOf = (level: Level, n: number) => {
    const { presentation, key } = makeItem({ template: 'number-series', level, seed: `ladder ${n}` });
    const [block] = presentation.blocks;
    const cells = block?.type === 'series' ? block.cells : [];
    return { terms: cells.flatMap((cell) => ('text' in cell ? [Number(cell.text.replace('\u2212', '-'))] : [])), key: Number(key) };
  };

  it.each(LEVELS)('at level %i is not climbed by the rules of the levels below, and up to the fourth by its own', (level) => {
    const items = Array.from({ length: 300 }, (_, n) => termsOf(level, n));
    const shareOf = (below: number): number =>
      items.filter(({ terms, key }) =>
        ([1, 2, 3, 4] as const).filter((each) => each <= below).some((each) => RULES_OF[each](terms).includes(key)),
      ).length / items.length;
    expect(shareOf(level - 1)).toBeLessThan(0.05);
    if (level < 5) expect(shareOf(level)).toBeGreaterThan(0.95);
  });
});
