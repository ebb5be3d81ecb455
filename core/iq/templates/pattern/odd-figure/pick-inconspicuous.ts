import type { Random } from '../../../../random.ts';
import { pickWeighted } from '../../dice.ts';
import type { Figure } from '../figures/aspects.ts';
import { drawFigure } from '../figures/draw-figure.ts';

interface Look {
  readonly words: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
  readonly strokes: number;
}

function lookAt(figure: Figure): Look {
  const { description, marks } = drawFigure(figure);
  const written = marks.map((mark) => JSON.stringify(mark));
  return { words: new Set(description.toLowerCase().match(/[a-z0-9]+/g)), marks: new Set(written), strokes: written.join().length };
}

/** What both have of what either has. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared++;
  return shared / (a.size + b.size - shared);
}

/** What is to be seen of a figure among others without any rule: how like the others it is, and how much there is of it. */
const SIGHTS: readonly ((look: Look, others: readonly Look[]) => number)[] = [
  ({ words }, others) => others.reduce((sum, other) => sum + overlap(words, other.words), 0),
  ({ marks }, others) => others.reduce((sum, other) => sum + overlap(marks, other.marks), 0),
  ({ words }) => words.size,
  ({ strokes }) => strokes,
];

/** For each sight, how many of the others have less of it than the last figure; of those that have as much, some, by the dice. */
function ranksOf(random: Random, figures: readonly Figure[]): number[] {
  const looks = figures.map(lookAt);
  return SIGHTS.map((see) => {
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
    for (const column of SIGHTS.keys()) {
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
): Thrown | null {
  const weights = rake(thrown.map((one) => ranksOf(random, figuresOf(one))));
  const place = pickWeighted(random, [...thrown.keys()], (n) => weights[n] ?? 0);
  return place === undefined ? null : (thrown[place] ?? null);
}
