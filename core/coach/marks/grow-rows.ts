import { readGrow, type GrowSlotRead } from '../scoring/talks/career/read-grow.ts';
import { GROW_WORDS } from '../score/turns/rubric-words.ts';
import type { MarkHue, RubricRow } from './rubric-rows.ts';

const EMPTY: GrowSlotRead = { state: 'empty', evidence: [] };

/** A part without its date is begun, and only these have one. */
const MISSING: Readonly<Record<string, string>> = {
  goal: 'What you want is there. Still missing: by when.',
  will: 'What you will do is there. Still missing: on which day.',
};

/** Goal, reality, options and will as rows, from all that the learner said. What is begun has words and says what is missing. */
export function growRows(said: readonly string[]): RubricRow[] {
  const grow: Readonly<Record<string, GrowSlotRead>> = readGrow(said);
  return GROW_WORDS.map(({ id, number, name, looksFor, tip }) => {
    const { state, evidence } = grow[id] ?? EMPTY;
    const found = state === 'filled';
    const advice = state === 'begun' ? (MISSING[id] ?? tip) : tip;
    return {
      ...{ id, number, name, line: looksFor, isFault: false, isFolded: false },
      hue: number as MarkHue,
      feature: { id, found, weight: 1 / GROW_WORDS.length, evidence: [...evidence], advice: found ? null : advice },
    };
  });
}
