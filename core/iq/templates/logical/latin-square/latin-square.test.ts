import { expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { proveCell } from './deduce.ts';
import { solveLatin } from './latin-square.ts';
import { EMPTY, LATIN_SQUARES } from './square.ts';

const E = EMPTY;
const SQUARE = [0, 1, 2, E, E, E, E, 0, E, E, E, 1, E, E, E, E];
const SYMBOLS = ['K', 'M', 'R', 'T'];

it('there are 576 Latin squares of four', () => {
  expect(new Set(LATIN_SQUARES.map(String)).size).toBe(576);
});

it('a line with three symbols settles the fourth cell, and that leaves one place in its column', () => {
  expect(solveLatin({ square: SQUARE, asked: [3, 15], symbols: SYMBOLS })).toEqual(['DC']);
  expect(proveCell(SQUARE, 3, 4)?.map(({ reason }) => reason)).toEqual(['row']);
  expect(proveCell(SQUARE, 15, 4)?.map(({ reason }) => reason)).toEqual(['place in column']);
});

it('cells that are open have several answers, and no proof', () => {
  expect(solveLatin({ square: SQUARE, asked: [3, 5], symbols: SYMBOLS }).length).toBeGreaterThan(1);
  expect(proveCell(SQUARE, 5, 4)).toBeNull();
});

it.each([3, 4, 5] as const)('at level %i the row and the column of a cell that is asked for leave three letters', (level) => {
  for (let n = 0; n < 100; n++) {
    const { blocks, format } = makeItem({ template: 'latin-square', level, seed: `left ${n}` }).presentation;
    const rows = blocks.flatMap((block) => (block.type === 'grid' ? block.rows : []));
    const letters = format.type === 'choices' ? format.options.map(({ text }) => text) : [];
    rows.forEach((row, y) =>
      row.forEach((cell, x) => {
        if (!('isAsked' in cell)) return;
        const seen = [...row, ...rows.map((line) => line[x])].map((other) => (other && 'text' in other ? other.text : ''));
        expect([y, letters.filter((letter) => !seen.includes(letter ?? '')).length >= 3]).toEqual([y, true]);
      }),
    );
  }
});
