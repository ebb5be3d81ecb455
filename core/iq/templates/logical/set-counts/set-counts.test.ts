import { expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { findExtremes } from './extremes.ts';
import { solveSets, type SetPuzzle } from './set-counts.ts';

const set = (...sets: number[]) => ({ kind: 'pattern', in: sets, out: [] }) as const;

const PUZZLE: SetPuzzle = {
  topic: 'club',
  sets: ['chess', 'cards'],
  facts: [
    { group: { kind: 'all' }, count: 30 },
    { group: set(0), count: 20 },
    { group: set(1), count: 18 },
  ],
  asked: set(0, 1),
  how: 'least',
  asides: [],
};

it('of 30, 20 and 18 share at least 8 and at most 18', () => {
  expect(solveSets(PUZZLE)).toEqual(['8']);
  expect(solveSets({ ...PUZZLE, how: 'most' })).toEqual(['18']);
});

it('a number that is open has several answers, and one once those in neither are known', () => {
  expect(solveSets({ ...PUZZLE, how: 'exact' })).toEqual(['8', '18']);
  const facts = [...PUZZLE.facts, { group: { kind: 'exactly', sets: 0 } as const, count: 3 }];
  expect(solveSets({ ...PUZZLE, facts, how: 'exact' })).toEqual(['11']);
});

it('facts that cannot all be true have no answer, nor has an extreme at half a person', () => {
  expect(
    findExtremes(
      [
        [1, 1, 5],
        [1, 0, 7],
      ],
      [0, 1],
    ),
  ).toBeNull();
  expect(findExtremes([[2, 1, 5]], [1, 0])).toBeNull();
});

it('explains in words of the item', () => {
  for (let n = 0; n < 30; n++) {
    expect(makeItem({ template: 'set-counts', level: 1, seed: `why ${n}` }).explanation).toMatch(
      /^Take the [a-z]+ in groups: some .+, and some .+\. /,
    );
    expect(makeItem({ template: 'set-counts', level: 5, seed: `why ${n}` }).explanation).toMatch(
      /^Added up, the numbers for .+, .+ and .+ count /,
    );
  }
});
