import type { Evaluation } from '../evaluation.ts';
import { chooseMarks, marksOf } from './choose-marks.ts';
import { rubricRows, type RubricRow } from './rubric-rows.ts';
import { splitMarks, type Mark } from './split-marks.ts';

/** A piece of an answer, with the part of the rubric that it shows. */
export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  readonly row: RubricRow | null;
  /** The run of marked words ends here: its number stands behind it. */
  readonly isEnd: boolean;
}

/**
 * The answer cut into pieces that joined are the answer: with the strongest evidence of what was found, or with all words of
 * the one part that was chosen.
 */
export function markAnswer(content: string, evaluation: Evaluation, chosenId: string | null = null): AnswerPiece[] {
  const rows = rubricRows(evaluation);
  const chosen = rows.find(({ id }) => id === chosenId);
  if (chosen !== undefined) return cut(content, [chosen], marksOf(content, chosen));
  return markRows(
    content,
    rows.filter(({ feature }) => feature.found),
  );
}

export const markRows = (content: string, rows: readonly RubricRow[]): AnswerPiece[] => cut(content, rows, chooseMarks(content, rows));

function cut(content: string, rows: readonly RubricRow[], marks: readonly Mark[]): AnswerPiece[] {
  return splitMarks(content, marks).map(({ start, text, ids: [id], ending }) => ({
    start,
    text,
    row: rows.find((row) => row.id === id) ?? null,
    isEnd: ending.length > 0,
  }));
}
