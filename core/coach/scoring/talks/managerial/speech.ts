import type { Evidence } from '#core/coach/scoring/evaluation.ts';
import { findPhrases, phrases, type Phrases } from '../reading/phrases.ts';
import { quoteSentence, quoteWords, type ReadText, type Sentence, type Word } from '../reading/read-text.ts';

export interface Seen {
  readonly strength: number;
  readonly evidence: readonly Evidence[];
}

export const NOTHING: Seen = { strength: 0, evidence: [] };

const LEAD_IN = phrases([
  'i|would|will|to|and|then ~ say|tell|ask|start|open|begin|write|reply|answer|explain|add',
  'i would ~ say|tell|ask|start|open|begin|write|reply|answer|explain|add',
  'i will ~ say|tell|ask|start|open|begin|write|reply|answer|explain|add',
  'say|ask|tell|saying|asking|something like',
]);
/** From this share on, what stands in quotation marks is the speech itself. */
const MOSTLY_QUOTED = 0.4;
const LEAD_IN_WORDS = 8;

/** The words that the manager says: all but what they quote from others. A plan quotes the manager's own words. */
export function ownWords({ words }: ReadText): Word[] {
  const quoted = words.filter((word) => word.quoted).length;
  if (quoted / Math.max(1, words.length) >= MOSTLY_QUOTED) return [...words];
  let isOwn = false;
  return words.filter((word, at) => {
    if (!word.quoted) return true;
    if (!words[at - 1]?.quoted) isOwn = findPhrases(words.slice(Math.max(0, at - LEAD_IN_WORDS), at), LEAD_IN).length > 0;
    return isOwn;
  });
}

/** All places of a phrase in what the manager says. */
export function seenPhrases(text: ReadText, wanted: Phrases, strength = 1): Seen {
  const evidence = text.sentences.flatMap(({ words }) =>
    findPhrases(words, wanted).flatMap(({ from, to }) => quoteWords(text, words.slice(from, to))),
  );
  return evidence.length === 0 ? NOTHING : { strength, evidence };
}

export function seenSentences(text: ReadText, sentences: readonly Sentence[], strength = 1): Seen {
  return sentences.length === 0
    ? NOTHING
    : { strength, evidence: sentences.slice(0, 3).flatMap((sentence) => quoteSentence(text, sentence)) };
}
