import type { Evaluation } from '../evaluation.ts';
import { rubricRows, type RubricRow } from './rubric-rows.ts';
import { splitMarks, type Mark } from './split-marks.ts';

/** A piece of an answer with the parts of the rubric that it shows. */
export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  /** The narrowest first. */
  readonly rows: readonly RubricRow[];
  /** Whose numbers stand behind it. */
  readonly numbers: readonly RubricRow[];
}

/** Characters within which one number does not stand again: a list of names would be more numbers than names. */
const NUMBER_GAP_CHARS = 200;

/** The answer with the evidence of what was found, cut into pieces that joined are the answer. */
export function markAnswer(content: string, evaluation: Evaluation): AnswerPiece[] {
  return markRows(
    content,
    rubricRows(evaluation).filter(({ feature }) => feature.found),
  );
}

export function markRows(content: string, rows: readonly RubricRow[]): AnswerPiece[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rowsOf = (ids: readonly string[]): RubricRow[] => ids.flatMap((id) => byId.get(id) ?? []);
  const marks: Mark[] = rows.flatMap(({ id, feature }) => feature.evidence.map(({ start, end }) => ({ id, start, end })));
  const saidAt = new Map<string, number>();
  const isDue = ({ id }: RubricRow, at: number): boolean => at - (saidAt.get(id) ?? -Infinity) > NUMBER_GAP_CHARS;

  return splitMarks(content, marks).map(({ start, text, ids, ending }) => {
    const end = start + text.length;
    const numbers = rowsOf(ending)
      .filter((row) => isDue(row, end))
      .toSorted((a, b) => a.number - b.number);
    for (const { id } of numbers) saidAt.set(id, end);
    return { start, text, rows: rowsOf(ids), numbers };
  });
}
