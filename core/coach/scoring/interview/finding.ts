import type { Span } from '../../reading/read-words.ts';

/** What a feature saw in an answer. */
export interface Finding {
  /** 0 to 1. */
  readonly amount: number;
  readonly evidence: readonly Span[];
  readonly advice: string | null;
}

export const NOTHING: Finding = { amount: 0, evidence: [], advice: null };

/** Rises quickly at first and never stands still, so that more evidence is always a little more: 0 at 0, 0.86 at `full`. */
export const fill = (count: number, full: number): number => 1 - Math.exp((-2 * count) / full);

const MAX_QUOTE_WORDS = 8;

/** The learner's own words for a sentence of advice, shortened at a word. */
export function quote(content: string, { start, end }: Span): string {
  const words = content.slice(start, end).split(/\s+/);
  return words.length <= MAX_QUOTE_WORDS ? words.join(' ') : `${words.slice(0, MAX_QUOTE_WORDS).join(' ')} …`;
}
