import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../domains.ts';
import { makeItem } from '../../generator/make-item.ts';
import { readAnswer } from '../../item/read-answer.ts';
import { solveFolding } from './folding/solve.ts';
import { solveRotation } from './rotation/solve.ts';
import { solveRoute } from './route/solve.ts';

describe.each(['assembly', 'folding', 'rotation', 'route'] as const)('items of %s', (template) => {
  test.each(LEVELS)('have a readable key and no two equal options at level %d', (level) => {
    for (let n = 0; n < 5; n++) {
      const { presentation, key } = makeItem({ template, level, seed: `test ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      if (presentation.format.type !== 'choice') continue;
      const drawings = presentation.format.options.map(({ drawing }) => JSON.stringify(drawing?.marks));
      expect(new Set(drawings).size).toBe(8);
    }
  });
});

test('a route is walked with turns to the hand and by the compass', () => {
  const walker = { at: { column: 2, row: 4 }, facing: 0 } as const;
  const steps = [
    { turn: 'ahead', blocks: 2 },
    { turn: 'left', blocks: 1 },
    { turn: 'north', blocks: 1 },
  ] as const;
  expect(solveRoute({ north: 1, walker, steps, asks: 'end' })).toEqual(['F4']);
});

test('a start that the way leaves open has several answers', () => {
  const walker = { at: { column: 4, row: 4 }, facing: 0 } as const;
  const steps = [
    { turn: 'ahead', blocks: 1 },
    { turn: 'north', blocks: 1 },
  ] as const;
  expect(solveRoute({ north: 0, walker, steps, asks: 'start' }).length).toBeGreaterThan(1);
});

test('a hole through a sheet folded in the middle is there twice', () => {
  const fold = { across: 1, down: 0, at: 5, isBehind: false } as const;
  const punches = [[1.5, 2.5]] as const;
  const twice = [
    [1.5, 2.5],
    [8.5, 2.5],
  ] as const;
  expect(solveFolding({ folds: [fold], punches, options: [[[1.5, 2.5]], twice, [[8.5, 2.5]]] })).toEqual(['B']);
});

test('a turned figure is found, its mirror image is not', () => {
  const figure = [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 2],
    [1, 0, 2],
    [1, 0, 3],
  ] as const;
  const upsideDown = [
    [0, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [1, 0, 2],
    [1, 0, 3],
  ] as const;
  const mirrored = [
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 2],
    [0, 0, 2],
    [0, 0, 3],
  ] as const;
  expect(solveRotation({ view: 'front', figure, options: [mirrored, upsideDown] })).toEqual(['B']);
  expect(solveRotation({ view: 'front', figure, options: [upsideDown, upsideDown] })).toEqual(['A', 'B']);
});
