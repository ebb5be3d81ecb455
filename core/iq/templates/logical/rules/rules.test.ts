import { expect, it } from 'vitest';
import type { RulesPuzzle } from './compose.ts';
import { proveLiteral } from './prove.ts';
import { solveRules } from './rules.ts';
import { sayRule } from './say.ts';

const put = (object: number) => ({ object, isIn: true });
const leave = (object: number) => ({ object, isIn: false });

const PUZZLE: RulesPuzzle = {
  objects: ['key', 'coin', 'ring'],
  rules: [
    { kind: 'exclusive', of: [0, 1] },
    { kind: 'if', when: put(2), result: put(0) },
    { kind: 'onlyIf', when: put(2), result: put(1) },
  ],
  options: [put(0), leave(0), put(1), leave(1), put(2), leave(2)],
};

it('there is no ring, since it would take a key and a coin, of which there is but one', () => {
  expect(solveRules(PUZZLE)).toEqual(['F']);
  expect(proveLiteral(PUZZLE.rules, leave(2)).broken).not.toBeNull();
});

it('nothing is sure of what a conditional says without its condition', () => {
  expect(solveRules({ ...PUZZLE, rules: PUZZLE.rules.slice(1) })).toEqual([]);
});

it('all is sure, and so nothing, when rules cannot all be kept', () => {
  const rules = [...PUZZLE.rules, { kind: 'fact', result: put(2) } as const];
  expect(solveRules({ ...PUZZLE, rules })).toHaveLength(6);
});

it('each half of an “or” in a condition is said in full', () => {
  const rule = { kind: 'ifEither', when: [leave(0), put(1)], result: put(2) } as const;
  expect(sayRule(rule, PUZZLE.objects)).toBe('If there is no key, or there is a coin, or both, then there is a ring.');
});
