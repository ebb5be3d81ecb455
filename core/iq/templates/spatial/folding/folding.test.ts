import { describe, expect, it, test } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { FLAT, foldAlong, foldersOf, placesOf, pointsOf } from './cells.ts';
import { solveFolding } from './solve.ts';

const fold = { across: 1, down: 0, at: 3, isBehind: false } as const;

describe('items of folding', () => {
  it.each(LEVELS)('of level %i have one answer and eight options that differ', (level) => {
    for (let n = 0; n < 200; n++) {
      const { presentation, key } = makeItem({ template: 'folding', level, seed: `quick ${n}` });
      if (presentation.format.type !== 'choice') throw new Error('Options are asked for');
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      const holes = presentation.format.options.map(({ drawing }) =>
        drawing?.marks
          .map((mark) => JSON.stringify(mark))
          .toSorted()
          .join(),
      );
      expect(new Set(holes).size).toBe(8);
    }
  });

  it.each(LEVELS)('of level %i stay as they are', (level) => {
    const items = [1, 2, 3].map((n) => makeItem({ template: 'folding', level, seed: `golden ${n}` }));
    expect(items.map(({ key, signature }) => `${key}: ${signature}`)).toMatchSnapshot();
  });
});

test('a punch beside the flap leaves one hole, and one through it two', () => {
  const folded = foldersOf(FLAT, 'straight')
    .map((folder) => foldAlong(FLAT, folder))
    .find(({ folds }) => folds[0]?.across === 1 && folds[0].at === 4);
  const places = folded ? placesOf(folded) : [];
  expect(pointsOf(places[0]?.holes ?? 0)).toEqual([[0.5, 0.5]]);
  expect(pointsOf(places[3]?.holes ?? 0)).toEqual([
    [3.5, 0.5],
    [4.5, 0.5],
  ]);
  expect(places[4]).toBeNull();
});

test('two options with the same holes in another order are both right, so such an item is refused', () => {
  const left = [0.5, 0.5] as const;
  const right = [5.5, 0.5] as const;
  expect(solveFolding({ folds: [fold], punches: [left], options: [[left, right], [left], [right, left]] })).toEqual(['A', 'C']);
});

test('a fold to the back leaves the same holes', () => {
  const options = [
    [[0.5, 0.5]],
    [
      [0.5, 0.5],
      [5.5, 0.5],
    ],
  ] as const;
  expect(solveFolding({ folds: [{ ...fold, isBehind: true }], punches: [[0.5, 0.5]], options })).toEqual(['B']);
});
