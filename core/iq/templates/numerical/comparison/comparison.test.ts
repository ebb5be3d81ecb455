import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { makeItem, throwAt } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { comparison } from './comparison.ts';
import type { Fact } from './puzzle.ts';
import { solveComparison } from './solve.ts';

const COUNT = 200;

describe('items of comparison', () => {
  it.each(LEVELS)('have one right answer that can be given, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { key, presentation, explanation, seed } = makeItem({ template: 'comparison', level, seed: `test ${n}` });
      expect(throwAt(comparison, { template: 'comparison', level, seed })?.solutions).toEqual([key]);
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toMatch(
        key === 'E' ? /Both of these cases fit|are equal/ : new RegExp(`So ${key} is larger than all the others in every case\\.$`),
      );
    }
  });

  it.each(LEVELS)('come to each of the five verdicts about as often, at level %i', (level) => {
    const keys = Array.from({ length: COUNT }, (_, n) => makeItem({ template: 'comparison', level, seed: `test ${n}` }).key);
    for (const verdict of 'ABCDE') expect(keys.filter((key) => key === verdict).length).toBeGreaterThan(COUNT / 5 - 20);
  });

  it('stay the same for the same seeds', () => {
    const made = LEVELS.map((level) =>
      ['a', 'b', 'c']
        .map((seed) => makeItem({ template: 'comparison', level, seed }))
        .map(({ key, signature }) => `${key} ${hashText(signature)}`),
    );
    expect(made).toMatchSnapshot();
  });
});

describe('whoever compares amounts', () => {
  const C_AND_D: Fact[] = [
    { kind: 'exactly', of: 'C', number: 5 },
    { kind: 'at most', of: 'D', number: 9 },
  ];
  const solve = (...facts: Fact[]): string[] => solveComparison({ facts: [...facts, ...C_AND_D] });

  it('takes the largest where all are known', () => {
    expect(solve({ kind: 'sum', of: 'A', parts: [7, 8] }, { kind: 'price', of: 'B', coins: 48, pieces: 3 })).toEqual(['B']);
  });

  it('takes none where two are equal', () => {
    expect(solve({ kind: 'sum', of: 'A', parts: [7, 8] }, { kind: 'exactly', of: 'B', number: 15 })).toEqual(['E']);
  });

  it('takes the one whose least is above what the others can be', () => {
    const b: Fact = { kind: 'between', of: 'B', low: 11, high: 13 };
    expect(solve({ kind: 'part', of: 'A', number: 13, upTo: 4 }, b)).toEqual(['A']);
    expect(solve({ kind: 'part', of: 'A', number: 12, upTo: 4 }, b)).toEqual(['E']);
  });

  it('sees that one is always more than another, however large that is', () => {
    expect(solve({ kind: 'at least', of: 'B', number: 20 }, { kind: 'more', of: 'A', other: 'B', number: 1 })).toEqual(['A']);
  });

  it('bounds one by the other of a sum', () => {
    const sum: Fact = { kind: 'together', of: 'A', other: 'B', number: 40 };
    expect(solve(sum, { kind: 'at least', of: 'B', number: 21 })).toEqual(['B']);
    expect(solve(sum, { kind: 'at least', of: 'B', number: 20 })).toEqual(['E']);
  });

  it('finds no answer where the lines contradict each other', () => {
    expect(solve({ kind: 'at least', of: 'A', number: 20 }, { kind: 'at most', of: 'A', number: 19 })).toEqual([]);
    expect(solve({ kind: 'price', of: 'A', coins: 40, pieces: 4 }, { kind: 'more', of: 'A', other: 'D', number: 10 })).toEqual([]);
  });
});
