import { expect, it } from 'vitest';
import type { Level } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { findExtremes } from './extremes.ts';
import { solveSets, type SetPuzzle } from './set-counts.ts';
import { TOPICS } from './topics.ts';

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
      /^(?:Take the [a-z]+ in groups: some .+, and some .+|Added up, .+ count .+ twice)\. /,
    );
    expect(makeItem({ template: 'set-counts', level: 5, seed: `why ${n}` }).explanation).toMatch(
      /^Added up, the numbers for .+, .+ and .+ count /,
    );
  }
});

/** In which regions of the diagram somebody is of whom these words speak; region bits are the sets, by their names. */
function readGroup(text: string, sets: readonly string[]): (region: number) => boolean {
  const named = sets.map((set, i) => ({ set, i })).filter(({ set }) => text.includes(set));
  const count = (region: number): number => sets.filter((_, i) => (region >> i) % 2 === 1).length;
  const isIn = (region: number, set: number): boolean => (region >> set) % 2 === 1;
  if (/neither|none of/.test(text)) return (region) => count(region) === 0;
  if (text.includes('all three')) return (region) => count(region) === 3;
  const [, how, number] = /(exactly|at least) (one|two|three) of/.exec(text) ?? [];
  const wanted = ['no', 'one', 'two', 'three'].indexOf(number ?? '');
  if (how) return (region) => (how === 'exactly' ? count(region) === wanted : count(region) >= wanted);
  const without = sets.findIndex((set) => text.includes(`but not ${set}`));
  if (text.includes(' only ')) return (region) => count(region) === 1 && named.every(({ i }) => isIn(region, i));
  return (region) => named.every(({ i }) => isIn(region, i) === (i !== without));
}

/** What the facts add up to for the asked group; NaN when they leave it open. By elimination, apart from the solver's corners. */
function addUp(facts: readonly (readonly number[])[], goal: readonly number[]): number {
  const rows = facts.map((row) => [...row]);
  const asked = [...goal, 0];
  for (let column = 0; column < goal.length; column++) {
    const at = rows.findIndex((row) => row.slice(0, column).every((value) => Math.abs(value) < 1e-9) && Math.abs(row[column] ?? 0) > 1e-9);
    const pivot = rows[at];
    if (!pivot) continue;
    for (const row of [...rows.filter((other) => other !== pivot), asked]) {
      const times = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) - times * (pivot[i] ?? 0);
    }
  }
  return asked.slice(0, -1).every((value) => Math.abs(value) < 1e-9) ? -(asked.at(-1) ?? 0) : Number.NaN;
}

/** What an item says: how many there are in which regions of the diagram, by whoever leaves out what is beside the point. */
function readItem(level: Level, seed: string) {
  const { presentation, key } = makeItem({ template: 'set-counts', level, seed });
  const lines = presentation.blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
  const said = `${presentation.prompt} ${lines.join(' ')}`;
  const topic = Object.values(TOPICS).find(({ who }) => presentation.prompt.includes(` ${who} `));
  const isAside = (line: string, count: number): boolean => topic?.asides.some((aside) => aside(count) === line) ?? false;
  const sets = (topic?.sets ?? []).filter((set) => said.includes(set));
  const all = level < 3 ? 2 : 3;
  const names = [...sets, ...(topic?.sets ?? []).filter((set) => !sets.includes(set))].slice(0, all);
  const regions = Array.from({ length: 2 ** all }, (_, region) => region);
  const facts = lines.flatMap((line) => {
    const count = Number(line.match(/\d+/)?.[0]);
    if (isAside(line, count)) return [];
    const isMeant = topic?.scene(count) === line ? () => true : readGroup(line, names);
    return [[...regions.map((region) => Number(isMeant(region))), count]];
  });
  const isAsked = readGroup(presentation.prompt, names);
  return { lines, facts, goal: regions.map((region) => Number(isAsked(region))), prompt: presentation.prompt, key };
}

it.each([1, 2, 3, 4] as const)('at level %i whoever reads the words comes to the key', (level) => {
  for (let n = 0; n < 500; n++) {
    const { lines, facts, goal, key } = readItem(level, `read ${n}`);
    expect([lines, addUp(facts, goal)]).toEqual([lines, Number(key)]);
  }
});

/** Of three sets of so many, less those in all three: how many there can be in exactly two of them. */
function pairsOf([a, b, c]: readonly [number, number, number]): Set<number> {
  const found = new Set<number>();
  for (let ab = 0; ab <= Math.min(a, b); ab++)
    for (let ac = 0; ac <= Math.min(a - ab, c); ac++) for (let bc = 0; bc <= Math.min(b - ab, c - ac); bc++) found.add(ab + ac + bc);
  return found;
}

/** All that the asked group can come to, by trying how many are in all three sets and how many in two; what is told of single sets is the first. */
function tryAll(facts: readonly (readonly number[])[], goal: readonly number[]): number[] {
  const masks = [0, 1, 2].map((set) => [...goal.keys()].map((region) => (region >> set) % 2).join());
  const sizes = masks.map((mask) => facts.find((row) => row.slice(0, -1).join() === mask)?.at(-1) ?? Number.NaN);
  const others = facts.filter((row) => !masks.includes(row.slice(0, -1).join()));
  const [a = 0, b = 0, c = 0] = sizes;
  // Of these groups it is only told in how many sets somebody is: a region for each number of sets stands for all.
  const count = (row: readonly number[], numbers: readonly number[]): number =>
    [0, 1, 3, 7].reduce((sum, region, sets) => sum + (row[region] ?? 0) * (numbers[sets] ?? 0), 0);
  const found: number[] = [];
  for (let three = 0; three <= Math.min(a, b, c); three++)
    for (const two of pairsOf([a - three, b - three, c - three])) {
      const one = a + b + c - 2 * two - 3 * three;
      const all = facts.find((row) => row.slice(0, -1).every((value) => value === 1))?.at(-1) ?? Number.NaN;
      const numbers = [all - one - two - three, one, two, three];
      if ((numbers[0] ?? -1) >= 0 && others.every((row) => count(row, numbers) === row.at(-1))) found.push(count(goal, numbers));
    }
  return found;
}

it('at level 5 whoever reads the words and tries all numbers that could be comes to the key, as the least or the most', () => {
  for (let n = 0; n < 40; n++) {
    const { lines, facts, goal, prompt, key } = readItem(5, `try ${n}`);
    const values = tryAll(facts, goal);
    const found = prompt.startsWith('At least') ? Math.min(...values) : Math.max(...values);
    expect([lines, found]).toEqual([lines, Number(key)]);
  }
});

it.each([1, 2, 3] as const)('at level %i the largest number less all others about the sets is seldom the answer', (level) => {
  const items = Array.from({ length: 300 }, (_, n) => readItem(level, `less ${n}`));
  const hits = items.filter(({ facts, key }) => {
    const [most = 0, ...others] = facts.map((row) => row.at(-1) ?? 0).toSorted((a, b) => b - a);
    return most - others.reduce((sum, count) => sum + count, 0) === Number(key);
  });
  expect(hits.length / items.length).toBeLessThan(0.2);
});
