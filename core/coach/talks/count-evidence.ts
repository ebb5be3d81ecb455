import type { EvaluatedFeature } from '#core/coach/evaluation.ts';
import type { SaidMessage } from '../plan/turn-plan.ts';
import { sessionScore } from '../session-score.ts';
import { readDay } from './read-day.ts';
import { quotableAround } from './pick-span.ts';
import type { RubricWord } from '../score/turns/rubric-words.ts';

/** Something of a rubric, seen in a talk: where first, and in which words. */
export interface SeenWord {
  readonly word: RubricWord;
  /** An exact stretch of the message's words. */
  readonly quote: string;
  readonly messageId: string;
}

/** A part that was found nowhere, or a fault with the words that show it. */
export interface ToPractise {
  readonly word: RubricWord;
  /** Of a fault. */
  readonly quote: string | null;
}

/** What a whole talk held. */
export interface TalkEvidence {
  /** Parts that were found, the heaviest first. */
  readonly seen: readonly SeenWord[];
  /** The heaviest first. */
  readonly next: readonly ToPractise[];
  /** 0 to 100, the mean of what was scored; null when nothing was. */
  readonly score: number | null;
  readonly answered: number;
}

export function countEvidence(said: readonly SaidMessage[], words: readonly RubricWord[]): TalkEvidence {
  const scored = said.flatMap(({ id, content, evaluation }) => (evaluation?.refused === null ? [{ id, content, evaluation }] : []));
  const features = scored.flatMap(({ id, content, evaluation }) =>
    evaluation.features.map((feature) => ({ ...feature, messageId: id, content })),
  );
  const weights = new Map(features.map(({ id, weight }) => [id, Math.abs(weight)]));
  const found = words
    .filter(({ id }) => weights.has(id))
    .toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0))
    .map((word) => ({ word, hits: features.filter((feature) => feature.id === word.id && feature.found) }));
  return {
    seen: seenIn(found),
    next: found.flatMap(({ word, hits }) =>
      word.isFault === hits.length > 0 ? [{ word, quote: word.isFault ? quotedIn(hits) : null }] : [],
    ),
    score: sessionScore(scored.map(({ evaluation }) => evaluation)),
    answered: scored.length,
  };
}

/** A part or a fault as it stands in one message. */
type Hit = EvaluatedFeature & { readonly messageId: string; readonly content: string };

interface Found {
  readonly word: RubricWord;
  readonly hits: readonly Hit[];
}

/** "Hi Oskar" is no listening back, and a time that nobody named is no day: better nothing than that. */
const PLAIN: Readonly<Record<string, (quote: string) => boolean>> = {
  'open-question': (quote) => /\b(?:how|what|why|which|who|where|when|tell me)\b/i.test(quote),
  reflection: (quote) => quote.split(/\s+/).length >= LEAST_WORDS && !/^(?:hi|hello|hey|thanks|thank you|bye)\b/i.test(quote),
  'by-when': (quote) => readDay(quote) !== null,
  'check-in': (quote) => readDay(quote) !== null,
  'next-step': (quote) => readDay(quote) !== null,
  'easy-no': (quote) => quote.split(/\s+/).length >= LEAST_WORDS,
};
const LEAST_WORDS = 4;
const isPlain = (id: string, quote: string): boolean => PLAIN[id]?.(quote) ?? true;

/** Each part with words of its own: what one quotation shows already is not shown by it again. */
function seenIn(found: readonly Found[]): SeenWord[] {
  const seen: SeenWord[] = [];
  for (const { word, hits } of found.filter((each) => !each.word.isFault)) {
    const quotes = hits.flatMap((hit) => {
      const quote = quotedIn([hit]);
      return quote && isPlain(word.id, quote) ? [{ word, quote, messageId: hit.messageId }] : [];
    });
    const own = quotes.find(({ quote }) => !seen.some((other) => other.quote.includes(quote) || quote.includes(other.quote)));
    if (own) seen.push(own);
  }
  return seen;
}

function quotedIn([first]: readonly Hit[]): string | null {
  const evidence = first?.evidence[0];
  return first && evidence ? quotableAround(first.content, evidence) : null;
}
