import type { RubricRow } from './rubric-rows.ts';

export interface RowWords {
  readonly state: string;
  /** What the row says besides the learner's words. */
  readonly line: string | null;
}

/** A part that is there needs neither advice nor a definition. */
export function rowWords({ isFault, line, feature: { found, evidence, advice } }: RubricRow): RowWords {
  if (isFault) return { state: 'Takes away', line: advice ?? (evidence.length > 0 ? null : line) };
  // An addition is read together with the answer before it, whose words it cannot quote.
  if (found) return { state: 'Found', line: evidence.length > 0 ? null : 'In your earlier answer.' };
  return { state: evidence.length > 0 ? 'In part' : 'Not found', line: advice ?? line };
}
