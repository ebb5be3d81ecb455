import { describe, expect, it, test } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { FLAT, foldAlong, foldersOf, pointOf, unfold, wholePlaces } from './cells.ts';
import { beyond, type Fold } from './paper.ts';
import { solveFolding } from './solve.ts';

const fold = { across: 1, down: 0, at: 3, isBehind: false } as const;

describe('items of folding', () => {
  it.each(LEVELS)('of level %i have one answer and eight options that differ', (level) => {
    for (let n = 0; n < 60; n++) {
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

describe('a sheet with its right part folded over', () => {
  const folder = foldersOf(FLAT, 'straight').find(({ fold: each }) => each.across === 1 && each.at === 7);
  const way = folder ? foldAlong(FLAT, folder) : FLAT;

  it('has one hole where it is punched beside the flap, and two through it', () => {
    expect(unfold(way, [0])?.map(pointOf)).toEqual([[0.5, 0.5]]);
    expect(unfold(way, [6])?.map(pointOf)).toEqual([
      [6.5, 0.5],
      [7.5, 0.5],
    ]);
    expect(wholePlaces(way)[7]).toBe(false);
  });

  it('has the second one elsewhere when it is taken to lie beside its place, but only where the paper was folded over', () => {
    expect(unfold(way, [6], [[2, 0]])?.map(pointOf)).toEqual([
      [6.5, 0.5],
      [9.5, 0.5],
    ]);
    expect(unfold(way, [6], [[-1, 0]])).toBeNull();
    expect(unfold(way, [6], [[3, 0]])).toBeNull();
  });
});

/** Read back from the words of a straight fold. */
function foldIn(text: string): Fold[] {
  const found = /to the (right|left) of a line ([\d.]+)|(below|above) a line ([\d.]+)/.exec(text);
  if (!found) return [];
  const sign = found[1] === 'right' || found[3] === 'below' ? 1 : -1;
  return [{ across: found[1] ? sign : 0, down: found[3] ? sign : 0, at: sign * Number(found[2] ?? found[4]), isBehind: false }];
}

it.each([1, 2, 3] as const)('as many holes lie beyond each fold in every option, at level %i', (level) => {
  for (let n = 0; n < 20; n++) {
    const { presentation } = makeItem({ template: 'folding', level, seed: `beyond ${n}` });
    const [block] = presentation.blocks;
    const cells = block?.type === 'series' ? block.cells : [];
    const options = presentation.format.type === 'choice' ? presentation.format.options : [];
    for (const fold of cells.flatMap((cell) => ('drawing' in cell ? foldIn(cell.drawing.description) : []))) {
      const counts = options.map(({ drawing }) => {
        const holes = [...(drawing?.description ?? '').matchAll(/column (\d+) row (\d+)/g)];
        return holes.filter(([, x, y]) => beyond(fold, [Number(x) - 0.5, Number(y) - 0.5]) > 0).length;
      });
      expect(new Set(counts).size).toBe(1);
    }
  }
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
