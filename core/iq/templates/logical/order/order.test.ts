import { expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { solveOrder } from './order.ts';
import type { OrderPuzzle } from './puzzle.ts';

const PUZZLE: OrderPuzzle = {
  scale: 'race',
  names: ['Anna', 'Ben', 'Cleo', 'David'],
  premises: [
    { kind: 'next', people: [2, 0] },
    { kind: 'notEnds', people: [0] },
    { kind: 'gap', people: [0, 3], count: 1 },
    { kind: 'above', people: [2, 3] },
  ],
  isFromTop: true,
};

it('one order fits: Cleo, then Anna, with one between Anna and David', () => {
  expect(solveOrder(PUZZLE)).toEqual(['CABD']);
  expect(solveOrder({ ...PUZZLE, isFromTop: false })).toEqual(['DBAC']);
});

it('several orders fit when a statement is missing', () => {
  expect(solveOrder({ ...PUZZLE, premises: PUZZLE.premises.slice(0, 3) })).toEqual(['DCAB', 'CABD']);
});

it.each([
  [{ kind: 'neitherAbove', people: [0, 1, 2] }, ['CAB', 'CBA']],
  [{ kind: 'between', people: [1, 0, 2] }, ['ABC', 'CBA']],
  [{ kind: 'rank', people: [2], count: 1 }, ['ACB', 'BCA']],
  [{ kind: 'notNext', people: [0, 2] }, ['ABC', 'CBA']],
] as const)('%o leaves these orders', (premise, orders) => {
  const found = solveOrder({ scale: 'race', names: ['Anna', 'Ben', 'Cleo'], premises: [premise], isFromTop: true });
  expect(found.toSorted()).toEqual(orders);
});

it('gives no answer away in what it says of how to answer', () => {
  for (let n = 0; n < 200; n++) {
    const { key, presentation } = makeItem({ template: 'order', level: 1, seed: `hint ${n}` });
    expect(presentation.format.type === 'text' && presentation.format.hint).not.toContain(key);
  }
});

it.each([2, 3] as const)('compares both ways in the same item at level %i, so that people are not named in their order', (level) => {
  let downwards = 0;
  for (let n = 0; n < 200; n++) {
    const { key, presentation } = makeItem({ template: 'order', level, seed: `both ${n}` });
    const lines = presentation.blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
    const pairs = lines
      .map((line) => (line.match(/\b[A-Z][a-z]+/g) ?? []).map((name) => key.indexOf(name.charAt(0))))
      .filter((places) => places.length === 2);
    if (pairs.every(([a = 0, b = 0]) => a < b)) downwards++;
  }
  expect(downwards).toBeLessThan(80);
});
