import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { makeItem, throwAt } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import type { Equation } from './puzzle.ts';
import { solveEquations } from './solve.ts';
import { symbolEquations } from './symbol-equations.ts';

const COUNT = 200;

describe('items of symbol-equations', () => {
  it.each(LEVELS)('have one right answer that can be typed, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { key, presentation, explanation, seed } = makeItem({ template: 'symbol-equations', level, seed: `test ${n}` });
      expect(throwAt(symbolEquations, { template: 'symbol-equations', level, seed })?.solutions).toEqual([key]);
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toContain(` = ${key} `);
    }
  });

  it('stay the same for the same seeds', () => {
    const made = LEVELS.map((level) =>
      ['a', 'b', 'c']
        .map((seed) => makeItem({ template: 'symbol-equations', level, seed }))
        .map(({ key, signature }) => `${key} ${hashText(signature)}`),
    );
    expect(made).toMatchSnapshot();
  });
});

describe('whoever solves equations', () => {
  const line = (left: number[], number: number, right: number[] = []): Equation => ({
    left: { signs: left, number: 0 },
    right: { signs: right, number },
  });
  const solve = (equations: Equation[], asked: number): string[] => solveEquations({ symbols: ['▲', '●', '■'], equations, asked });

  it('finds each of three from the sums of pairs', () => {
    const pairs = [line([1, 1, 0], 30), line([0, 1, 1], 50), line([1, 0, 1], 40)];
    expect([0, 1, 2].map((asked) => solve(pairs, asked))).toEqual([['10'], ['20'], ['30']]);
  });

  it('finds what the lines tell although they leave others open', () => {
    const lines = [line([2, 0, 0], 14), line([0, 1, 1], 50)];
    expect(solve(lines, 0)).toEqual(['7']);
    expect(solve(lines, 1)).toEqual([]);
  });

  it('is not fooled by a line that says the same twice', () => {
    expect(solve([line([1, 1, 0], 30), line([2, 2, 0], 60), line([0, 0, 1], 5)], 0)).toEqual([]);
  });

  it('finds nothing where lines contradict each other, or no whole number fits', () => {
    expect(solve([line([1, 1, 0], 30), line([2, 2, 0], 61)], 0)).toEqual([]);
    expect(solve([line([2, 0, 0], 15)], 0)).toEqual([]);
  });
});
