import type { Random } from '../../../../random.ts';
import type { ChartPuzzle, ChartQuestion } from './puzzle.ts';

/** A chart without its names, what is asked, and what the dice made the answer. */
export interface Draft {
  readonly kind: ChartPuzzle['kind'];
  readonly rows: readonly (readonly (number | null)[])[];
  readonly scale: ChartPuzzle['scale'];
  readonly question: ChartQuestion;
  readonly answer: number;
}

export interface Plan {
  readonly name: string;
  /** Null when the dice come to nothing. */
  throwDraft(random: Random): Draft | null;
}
