import { expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import type { MachinePuzzle } from './puzzle.ts';
import { solveMachine } from './solve.ts';

const TWICE: MachinePuzzle = {
  ...{ kind: 'told', runs: 2, known: 'out', number: 42 },
  steps: [
    { does: 'multiply', by: 2 },
    { does: 'add', by: 6 },
  ],
};

it('is run forwards, and backwards', () => {
  expect(solveMachine({ ...TWICE, runs: 1, known: 'in', number: 9 })).toEqual(['24']);
  expect(solveMachine({ ...TWICE, runs: 1, number: 24 })).toEqual(['9']);
  expect(solveMachine(TWICE)).toEqual(['6']);
});

it('is refused when no whole number can have gone in, or any', () => {
  expect(solveMachine({ ...TWICE, runs: 1, number: 25 })).toEqual([]);
  const returning: MachinePuzzle = { ...TWICE, steps: [{ does: 'subtract-from', by: 40 }], number: 7 };
  expect(solveMachine(returning)).toEqual(['7']);
  expect(solveMachine({ ...TWICE, known: 'in', number: 9, steps: [{ does: 'divide', by: 2 }] })).toEqual([]);
});

it('is found from rows that only one rule explains', () => {
  const examples = [
    [3, 5, 17],
    [7, 2, 16],
    [4, 9, 38],
    [10, 6, 62],
    [2, 11, 24],
  ] as const;
  expect(solveMachine({ kind: 'hidden', examples, asked: [8, 3] })).toEqual(['26']);
});

it('is refused when its rows fit a sum as well as a product', () => {
  const examples = [
    [2, 2, 4],
    [2, 2, 4],
  ] as const;
  expect(solveMachine({ kind: 'hidden', examples, asked: [3, 5] }).length).toBeGreaterThan(1);
});

/** Undoes each step that stands in the words, the last one first; nothing of the template is known here. */
function undoByReading(lines: readonly string[], runs: number, output: number): number {
  const steps = Array.from({ length: runs }, () => lines).flat();
  return steps.toReversed().reduce((number, line) => {
    const by = Number(line.match(/\d+/)?.[0]);
    if (line.startsWith('Add')) return number - by;
    if (line.startsWith('Subtract the number')) return by - number;
    if (line.startsWith('Subtract')) return number + by;
    return line.startsWith('Multiply') ? number / by : number * by;
  }, output);
}

it.each([1, 2, 3, 4] as const)('at level %i whoever reads the steps and undoes them comes from one number to the other', (level) => {
  for (let n = 0; n < 1000; n++) {
    const { presentation, key } = makeItem({ template: 'machine', level, seed: `read ${n}` });
    const lines = presentation.blocks.flatMap((block) => (block.type === 'statements' ? block.lines : []));
    const shown = Number(/(\d+) (?:goes in|came out)/.exec(presentation.prompt)?.[1]);
    const runs = presentation.prompt.includes('once more') ? 2 : 1;
    const [input, output] = level <= 2 ? [shown, Number(key)] : [Number(key), shown];
    expect(undoByReading(lines, runs, output)).toBe(input);
  }
});

it('at the fifth level every sum of two products that fits the rows leads to the key', () => {
  const PARTS: readonly ((a: number, b: number) => number)[] = [
    (a) => a,
    (_, b) => b,
    (a, b) => a * b,
    (a) => a * a,
    (_, b) => b * b,
    () => 1,
  ];
  const FACTORS = Array.from({ length: 19 }, (_, i) => i - 9);
  for (let n = 0; n < 200; n++) {
    const { presentation, key } = makeItem({ template: 'machine', level: 5, seed: `read ${n}` });
    const rows = presentation.blocks.flatMap((block) => (block.type === 'table' ? block.rows : [])).map((row) => row.map(Number));
    const [a = 0, b = 0] = rows.at(-1) ?? [];
    const found = PARTS.flatMap((one, i) =>
      PARTS.slice(i + 1).flatMap((other) =>
        FACTORS.flatMap((x) =>
          FACTORS.flatMap((y) =>
            rows.slice(0, -1).every(([c = 0, d = 0, result]) => x * one(c, d) + y * other(c, d) === result)
              ? [x * one(a, b) + y * other(a, b)]
              : [],
          ),
        ),
      ),
    );
    expect(new Set(found)).toEqual(new Set([Number(key)]));
  }
});
