import type { EvaluatedFeature } from '#core/coach/scoring/evaluation.ts';
import type { SaidMessage } from '../plan/turn-plan.ts';
import { quotable } from '../plan/quote.ts';
import type { RubricWord } from './rubric-words.ts';

/** Something of a rubric, seen in a talk: where first, in which words, and how often. */
export interface SeenWord {
  readonly word: RubricWord;
  /** An exact stretch of the message's words. */
  readonly quote: string;
  readonly messageId: string;
  readonly times: number;
}

/** What a whole talk held. */
export interface TalkEvidence {
  /** Parts that were found, the heaviest first. */
  readonly seen: readonly SeenWord[];
  /** Faults that were found, the heaviest first. */
  readonly faults: readonly SeenWord[];
  /** Parts that were looked for and found nowhere, the heaviest first. */
  readonly open: readonly RubricWord[];
  /** 0 to 100, the mean of what was scored; null when nothing was. */
  readonly score: number | null;
  readonly answered: number;
}

export function countEvidence(said: readonly SaidMessage[], words: readonly RubricWord[]): TalkEvidence {
  const scored = said.filter(({ evaluation }) => evaluation && evaluation.refused === null);
  const found = (word: RubricWord): SeenWord[] => {
    const hits = scored.filter(({ evaluation }) => evaluation?.features.some(({ id, found: isFound }) => id === word.id && isFound));
    const [first] = hits;
    const words = first && quotedIn(first, word.id);
    return first && words ? [{ word, quote: words, messageId: first.id, times: hits.length }] : [];
  };
  const weights = new Map<string, number>(featuresOf(scored).map(({ id, weight }) => [id, Math.abs(weight)]));
  const inOrder = words.filter(({ id }) => weights.has(id)).toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0));
  const foundIds = new Set(featuresOf(scored).flatMap(({ id, found: isFound }) => (isFound ? [id] : [])));
  const overall = scored.reduce((sum, { evaluation }) => sum + (evaluation?.overall ?? 0), 0);
  return {
    seen: inOrder.filter(({ isFault }) => !isFault).flatMap(found),
    faults: inOrder.filter(({ isFault }) => isFault).flatMap(found),
    open: inOrder.filter(({ id, isFault }) => !isFault && !foundIds.has(id)),
    score: scored.length === 0 ? null : Math.round((100 * overall) / scored.length),
    answered: scored.length,
  };
}

const featuresOf = (said: readonly SaidMessage[]): EvaluatedFeature[] => said.flatMap(({ evaluation }) => evaluation?.features ?? []);

function quotedIn({ evaluation }: SaidMessage, id: string): string | null {
  const evidence = evaluation?.features.find((feature) => feature.id === id)?.evidence[0];
  return evidence ? quotable(evidence.quote) : null;
}
