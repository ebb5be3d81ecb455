import { findPhrases, type Phrases } from '../reading/phrases.ts';
import { isGeneric, questionsOf } from '../reading/questions.ts';
import { quoteSentence, quoteWords, type ReadText, type Sentence, type Word } from '../reading/read-text.ts';
import type { Evidence } from '#core/coach/scoring/evaluation.ts';
import { matterOf, stemsHeard, wordsTakenUp } from './heard.ts';
import type { NetworkingScenario } from './scenarios.ts';

/** A turn, read once for all that look at it. */
export interface Turn {
  readonly text: ReadText;
  readonly scenario: NetworkingScenario;
  readonly questions: ReadonlySet<Sentence>;
  readonly heard: ReadonlySet<string>;
  /** The words of the other's last turn that say something of its matter, as they were written. */
  readonly heardWords: readonly string[];
  /** Nothing has been said by the other yet. */
  readonly isFirst: boolean;
  /** Questions of substance that the learner asked before. */
  readonly askedBefore: number;
}

export function readTurn(text: ReadText, scenario: NetworkingScenario, previous: readonly string[], history: readonly ReadText[]): Turn {
  return {
    text,
    scenario,
    questions: new Set(questionsOf(text)),
    heard: stemsHeard(previous),
    heardWords: matterOf(previous.at(-1) ?? ''),
    isFirst: previous.length === 0,
    askedBefore: history.flatMap(questionsOf).filter((question) => !isGeneric(question)).length,
  };
}

/** What one look found: how much of it, and the words that show it. */
export interface Seen {
  readonly strength: number;
  readonly evidence: readonly Evidence[];
}

export const NOTHING: Seen = { strength: 0, evidence: [] };

export const takesUp = ({ heard }: Turn, sentence: Sentence): Word[] => wordsTakenUp(sentence, heard);

/** The sentence, of which this much is worth. */
export const seenIn = ({ text }: Turn, sentence: Sentence, strength: number): Seen => ({
  strength,
  evidence: quoteSentence(text, sentence),
});

/** The strongest of several looks. */
export const best = (looks: readonly Seen[]): Seen => looks.reduce((top, one) => (one.strength > top.strength ? one : top), NOTHING);

/** All places of a phrase, as one look. */
export function seenPhrases({ text }: Turn, wanted: Phrases, strength = 1): Seen {
  const evidence = text.sentences.flatMap(({ words }) =>
    findPhrases(words, wanted).flatMap(({ from, to }) => quoteWords(text, words.slice(from, to))),
  );
  return evidence.length === 0 ? NOTHING : { strength, evidence };
}
