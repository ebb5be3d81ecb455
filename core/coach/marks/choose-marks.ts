import { readStretches } from './read-stretches.ts';
import type { RubricRow } from './rubric-rows.ts';
import type { Mark } from './split-marks.ts';
import { byStrength, isQuiet } from './strength.ts';

/** Runs of one part, and of all quiet parts together. */
const MOST_RUNS = 3;

/** What a text shows by itself: in each stretch one mark at most, of the strongest part that has words there, and of a part its longest. */
export function chooseMarks(content: string, rows: readonly RubricRow[]): Mark[] {
  const ends = readStretches(content);
  const taken = new Set<number>();
  const runs = new Map<string, number>();

  return rows.toSorted(byStrength).flatMap((row) => {
    const kind = isQuiet(row.id) ? 'quiet' : row.id;
    return marksOf(content, row)
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
      .filter((mark) => {
        const stretches = stretchesOf(ends, mark);
        const count = runs.get(kind) ?? 0;
        if (count === MOST_RUNS || stretches.some((at) => taken.has(at))) return false;
        runs.set(kind, count + 1);
        for (const at of stretches) taken.add(at);
        return true;
      });
  });
}

/** The evidence of one row in the order of the text, without blanks at its edges. */
export function marksOf(content: string, { id, feature }: RubricRow): Mark[] {
  return feature.evidence
    .map(({ start, end }) => {
      const words = content.slice(start, end);
      return { id, start: start + words.length - words.trimStart().length, end: end - words.length + words.trimEnd().length };
    })
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
}

/** Places of the stretches that a mark touches. */
function stretchesOf(ends: readonly number[], { start, end }: Mark): number[] {
  const first = ends.findIndex((at) => at > start);
  const last = ends.findIndex((at) => at >= end);
  return first < 0 || last < 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
