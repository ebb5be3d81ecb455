import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { makeItem, throwAt } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { numberMatrix } from './number-matrix.ts';
import { solveMatrix } from './solve.ts';

const COUNT = 200;

describe('items of number-matrix', () => {
  it.each(LEVELS)('have one right answer that can be typed, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { key, presentation, explanation, seed } = makeItem({ template: 'number-matrix', level, seed: `test ${n}` });
      expect(throwAt(numberMatrix, { template: 'number-matrix', level, seed })?.solutions).toEqual([key]);
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(explanation).toContain(`So the missing number is ${key}`);
    }
  });

  it.each(LEVELS)('have no line like another and no rule that copies a number, at level %i', (level) => {
    for (let n = 0; n < COUNT; n++) {
      const { presentation, explanation } = makeItem({ template: 'number-matrix', level, seed: `test ${n}` });
      const [block] = presentation.blocks;
      const rows = block?.type === 'grid' ? block.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : '?'))) : [];
      const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i]));
      for (const lines of [rows, columns]) expect(new Set(lines.map((line) => line.slice(0, -1).join())).size).toBe(lines.length);
      expect(explanation).not.toMatch(/: (\d+) = \1\./);
    }
  });

  it('stay the same for the same seeds', () => {
    const made = LEVELS.map((level) =>
      ['a', 'b', 'c']
        .map((seed) => makeItem({ template: 'number-matrix', level, seed }))
        .map(({ key, signature }) => `${key} ${hashText(signature)}`),
    );
    expect(made).toMatchSnapshot();
  });
});

describe('whoever looks for the rule of a grid', () => {
  const solve = (...rows: (number | null)[][]): string[] => solveMatrix({ rows });

  it('sees sums along the rows', () => {
    expect(solve([12, 31, 43], [8, 25, 33], [17, 9, null])).toEqual(['26']);
  });

  it('sees quotients', () => {
    expect(solve([48, 6, 8], [35, 7, 5], [54, 9, null])).toEqual(['6']);
  });

  it('sees halves of sums', () => {
    expect(solve([10, 4, 7], [3, 19, 11], [26, 8, 17], [9, 31, null])).toEqual(['20']);
  });

  it('sees that the last of four is what the three before it make, and that all lines have one total', () => {
    expect(solve([3, 14, 5, 22], [21, 2, 9, 32], [6, 7, 18, null])).toEqual(['31']);
    expect(solve([13, 24, 5, 18], [21, 2, 9, 28], [6, 17, 8, null])).toEqual(['29']);
  });

  it('refuses a grid where the last column goes on by itself to another number than the rows do', () => {
    expect(solve([4, 6, 10], [13, 7, 20], [11, 19, 30], [8, 3, null]).toSorted()).toEqual(['11', '40']);
  });

  it('refuses a grid where rows and columns lead to different numbers', () => {
    expect(solve([2, 7, 9], [9, 4, 13], [18, 28, null])).toEqual(expect.arrayContaining(['117', '46']));
  });

  it('finds nothing where there is nothing to see', () => {
    expect(solve([17, 3, 88], [5, 42, 61], [29, 90, 4], [7, 55, null])).toEqual([]);
  });
});
