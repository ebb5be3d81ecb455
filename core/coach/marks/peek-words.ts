import type { CoachMode } from '../../practice/modes.ts';
import type { Evaluation } from '../evaluation.ts';
import { bandLine, bandName, REFUSAL_WORDS } from './evaluation-words.ts';
import { rubricRows, weakestRow } from './rubric-rows.ts';

export interface PeekWords {
  /** The band, when there is one. */
  readonly head: string | null;
  readonly title: string;
  readonly line: string;
}

/** What the bar on phones says of the answer that is looked at, in a few words. */
export function peekWords(mode: CoachMode, evaluation: Evaluation | null): PeekWords {
  if (evaluation === null) {
    return mode === 'career'
      ? { head: null, title: 'What I have noted', line: 'In your own words, for you to change.' }
      : { head: null, title: 'Evidence', line: 'What will be looked for in your answer.' };
  }
  if (evaluation.refused !== null) return { head: null, title: 'Not scored', line: REFUSAL_WORDS[evaluation.refused] };
  const head = bandName(evaluation.band);
  const weak = weakestRow(rubricRows(evaluation));
  if (weak === null) return { head, title: 'Evidence', line: bandLine(evaluation) };
  const title = weak.isFault ? `In the way: ${weak.name}` : `Still open: ${weak.name}`;
  return { head, title, line: weak.feature.advice ?? weak.line };
}
