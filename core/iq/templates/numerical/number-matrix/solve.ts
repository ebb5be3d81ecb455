import type { NumberMatrix } from './grid.ts';
import { findLineRules, findSeries } from './line-rules.ts';
import { applyRule, type Example, findTwoPlaceRules, type TwoPlaceRule } from '../two-place-rules.ts';

/** Which two cells a cell is made of, each by how far it is up and left of it. */
interface View {
  readonly name: 'row' | 'column' | 'left and above' | 'left and diagonal' | 'diagonal and above';
  readonly from: readonly [Offset, Offset];
  /** What it costs to see that these two count. */
  readonly cost: number;
  /** In a row or a column the last cell only. */
  isTarget(row: number, column: number, grid: NumberMatrix): boolean;
}
type Offset = readonly [up: number, left: number];

const isInside = (row: number, column: number): boolean => row > 0 && column > 0;

const VIEWS: readonly View[] = [
  {
    name: 'row',
    from: [
      [0, 2],
      [0, 1],
    ],
    cost: 0,
    isTarget: (_, column, { rows }) => column === (rows[0]?.length ?? 0) - 1,
  },
  {
    name: 'column',
    from: [
      [2, 0],
      [1, 0],
    ],
    cost: 0,
    isTarget: (row, _, { rows }) => row === rows.length - 1,
  },
  {
    name: 'left and above',
    from: [
      [0, 1],
      [1, 0],
    ],
    cost: 1,
    isTarget: isInside,
  },
  {
    name: 'left and diagonal',
    from: [
      [0, 1],
      [1, 1],
    ],
    cost: 1,
    isTarget: isInside,
  },
  {
    name: 'diagonal and above',
    from: [
      [1, 1],
      [1, 0],
    ],
    cost: 1,
    isTarget: isInside,
  },
];

export interface MatrixRule {
  readonly view: View['name'];
  readonly rule: TwoPlaceRule;
  readonly cost: number;
  readonly example: Example;
  /** The last number is the answer. */
  readonly answer: Example;
}

/** Every rule in two cells by which all that it can be checked on are made, the cheapest first. */
export function explainMatrix(puzzle: NumberMatrix): MatrixRule[] {
  return VIEWS.flatMap((view) => {
    const examples: Example[] = [];
    let asked: readonly [number, number] | null = null;
    puzzle.rows.forEach((cells, row) =>
      cells.forEach((cell, column) => {
        if (!view.isTarget(row, column, puzzle)) return;
        const [a, b] = view.from.map(([up, left]) => puzzle.rows[row - up]?.[column - left] ?? 0) as [number, number];
        if (cell === null) asked = [a, b];
        else examples.push([a, b, cell]);
      }),
    );
    const [example] = examples;
    if (!asked || !example) return [];
    const [a, b]: readonly [number, number] = asked;
    return findTwoPlaceRules(examples).map((rule): MatrixRule => ({
      view: view.name,
      rule,
      cost: rule.cost + view.cost,
      example,
      answer: [a, b, applyRule(rule, a, b)],
    }));
  }).toSorted((one, other) => one.cost - other.cost);
}

/** Where the explanations lead that cost no more than one above the cheapest. */
export function solveMatrix(puzzle: NumberMatrix): string[] {
  const found = [
    ...explainMatrix(puzzle).map(({ cost, answer }) => ({ cost, answer: answer[2] })),
    ...findLineRules(puzzle),
    ...findSeries(puzzle),
  ];
  const least = Math.min(...found.map(({ cost }) => cost));
  return [...new Set(found.filter(({ cost }) => cost <= least + 1).map(({ answer }) => String(answer)))];
}
