import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { bitsOf, NONE, rightOf, setsOf } from './option-sets.ts';
import type { Statement } from './statement.ts';
import { solveSyllogism } from './syllogism.ts';

const LETTERS = ['K', 'L', 'M'];
const say = (mood: Statement['mood'], s: number, p: number): Statement => ({ mood, of: [s, p] });

it('some K are L and no L are M: some K are not M', () => {
  const options = [say('O', 2, 0), say('O', 0, 2), say('E', 0, 2), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [say('I', 0, 1), say('E', 1, 2)], options })).toEqual(['B']);
});

it('some K are L and some L are M: nothing follows', () => {
  const options = [say('I', 0, 2), say('O', 0, 2), say('E', 0, 2), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [say('I', 0, 1), say('I', 1, 2)], options })).toEqual(['D']);
});

it('what follows only as long as there are things of each kind leaves two answers', () => {
  const options = [say('I', 0, 2), say('A', 2, 0), null];
  expect(solveSyllogism({ letters: LETTERS, premises: [say('A', 0, 1), say('A', 1, 2)], options })).toEqual(['C', 'A']);
});

describe('options betray nothing', () => {
  it.each(LEVELS)('at level %i each option of a set is right for some premises', (level) => {
    const { sets, arguments: args } = setsOf(level);
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) expect(new Set(args.map((argument) => rightOf(argument, set)))).toEqual(new Set([null, NONE, ...bitsOf(set)]));
  });
});
