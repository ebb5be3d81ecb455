import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickWeighted } from '../../dice.ts';
import { ASPECTS, aspectsOf, type AspectId, type Figure } from '../figures/aspects.ts';
import { drawFigure } from '../figures/draw-figure.ts';

interface Look {
  readonly words: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  readonly strokes: number;
  readonly figure: Figure;
  readonly ids: readonly AspectId[];
  /** How many of its directions are upright or level, and how many the same as another of them. */
  readonly straight: number;
  readonly alike: number;
}

function lookAt(figure: Figure): Look {
  const { description, marks } = drawFigure(figure);
  const written = marks.map((mark) => JSON.stringify(mark));
  const ids = aspectsOf(figure);
  const directions = ids.filter((id) => ASPECTS[id].kind === 'cyclic').map((id) => figure[id] ?? 0);
  return {
    ...{ words: new Set(description.toLowerCase().match(/[a-z0-9]+/g)), marks: new Set(written), strokes: written.join().length },
    ...{ figure, ids, straight: directions.filter((direction) => direction % 2 === 0).length },
    alike: directions.length - new Set(directions).size,
  };
}

/** What both have of what either has. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared++;
  return shared / (a.size + b.size - shared);
}

/** How many values two figures share. */
const shared = ({ figure, ids }: Look, other: Look): number => ids.filter((id) => other.figure[id] === figure[id]).length;

type Sight = (look: Look, others: readonly Look[]) => number;

/** What is to be seen of a figure among others without any rule: how like the others it is, and how much there is of it. */
const SIGHTS = {
  words: ({ words }, others) => others.reduce((sum, other) => sum + overlap(words, other.words), 0),
  marks: ({ marks }, others) => others.reduce((sum, other) => sum + overlap(marks, other.marks), 0),
  size: ({ words }) => words.size,
  strokes: ({ strokes }) => strokes,
  values: (look, others) => others.reduce((sum, other) => sum + shared(look, other), 0),
  nearest: (look, others) => Math.max(...others.map((other) => shared(look, other))),
  alone: ({ figure, ids }, others) => ids.filter((id) => !others.some((other) => other.figure[id] === figure[id])).length,
  alike: ({ alike }, others) => others.filter((other) => other.alike === alike).length,
  straight: ({ straight }, others) => others.filter((other) => other.straight === straight).length,
} as const satisfies Record<string, Sight>;

/** Those by which the odd one would be found at a level, if it were not minded. */
const MINDED: Readonly<Record<Level, readonly (keyof typeof SIGHTS)[]>> = {
  1: ['words', 'size', 'strokes', 'marks', 'values'],
  2: ['strokes', 'values', 'marks', 'words', 'size', 'alone'],
  3: ['strokes', 'marks', 'words', 'alone', 'size', 'alike'],
  4: ['size', 'strokes', 'straight', 'values', 'marks', 'words', 'nearest', 'alike'],
  5: ['size', 'strokes', 'values', 'words', 'marks', 'nearest'],
};

/** For each sight, how many of the others have less of it than the last figure; of those that have as much, some, by the dice. */
function ranksOf(random: Random, figures: readonly Figure[], sights: readonly Sight[]): number[] {
  const looks = figures.map(lookAt);
  return sights.map((see) => {
    const seen = looks.map((look) => see(look, looks.filter((other) => other !== look))); // prettier-ignore
    const own = seen.at(-1) ?? 0;
    const alike = seen.filter((value) => Math.abs(value - own) < 1e-9).length;
    return seen.filter((value) => value < own - 1e-9).length + Math.floor(random() * alike);
  });
}

const ROUNDS = 12;

/** Weights of rows of ranks by which each rank of each column is as frequent as the others of the column that there are. */
function rake(rows: readonly (readonly number[])[]): number[] {
  const weights = rows.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    for (const column of (rows[0] ?? []).keys()) {
      const totals = new Map<number, number>();
      rows.forEach((row, n) => totals.set(row[column] ?? 0, (totals.get(row[column] ?? 0) ?? 0) + (weights[n] ?? 0)));
      rows.forEach((row, n) => (weights[n] = (weights[n] ?? 0) / (totals.get(row[column] ?? 0) ?? 1)));
    }
  return weights;
}

/**
 * One of several throws, thrown for so that the last of its figures is as often the most as the least like the others, and all in
 * between. Null when there is none.
 */
export function pickInconspicuous<Thrown>(
  random: Random,
  thrown: readonly Thrown[],
  figuresOf: (one: Thrown) => readonly Figure[],
  level: Level,
): Thrown | null {
  const sights = MINDED[level].map((name) => SIGHTS[name]);
  const weights = rake(thrown.map((one) => ranksOf(random, figuresOf(one), sights)));
  const place = pickWeighted(random, [...thrown.keys()], (n) => weights[n] ?? 0);
  return place === undefined ? null : (thrown[place] ?? null);
}
