import { expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
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
    { kind: 'if', when: put(2), results: [put(0)] },
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
  const rules = [...PUZZLE.rules, { kind: 'facts', results: [put(2)] } as const];
  expect(solveRules({ ...PUZZLE, rules })).toHaveLength(6);
});

it('a list of what is there and what is not is said in full', () => {
  const rule = { kind: 'if', when: leave(0), results: [put(1), leave(2), put(0)] } as const;
  expect(sayRule(rule, PUZZLE.objects)).toBe('If there is no key, then there is a coin, no ring and a key.');
});

it.each(LEVELS)('the rules of level %i say all options as often, in and out', (level) => {
  for (let n = 0; n < 200; n++) {
    const { blocks, format } = makeItem({ template: 'rules', level, seed: `said ${n}` }).presentation;
    const lines = blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
    const things = format.type === 'choice' ? format.options.map(({ text = '' }) => text.slice('There is '.length, -1)) : [];
    const countOf = (thing: string): number => lines.filter((line) => line.includes(` ${thing}`)).length;
    expect(things.map(countOf)).toEqual(things.map(() => (level < 3 ? 1 : 2)));
  }
});

it.each(LEVELS)('what leads to an option of level %i is named as often as what leads to another, whatever is said of it', (level) => {
  for (let n = 0; n < 200; n++) {
    const { blocks, format } = makeItem({ template: 'rules', level, seed: `named ${n}` }).presentation;
    const lines = blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
    const things = format.type === 'choice' ? format.options.map(({ text = '' }) => text.split(' ').at(-1) ?? '') : [];
    const starts = lines.filter((line) => things.some((thing) => line.includes(` ${thing}`))).map((line) => line.split(/[ ,]/)[4] ?? ''); // prettier-ignore
    expect(new Set(starts.map((thing) => lines.filter((line) => new RegExp(`\\b${thing}\\b`).test(line)).length)).size).toBe(1);
  }
});
