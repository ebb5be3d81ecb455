import { quote } from '../../plan/quote.ts';
import type { Evaluation } from '../../evaluation.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { listed } from '../words/phrase.ts';
import { countWords, sentencesOf, type Stretch } from './sentences.ts';

const QUOTE = { maxChars: 90 };
const LAST_WORDS = 14;
/** Longer evidence shows no more than this. */
const FULL_WORDS = 14;
/** How a clause hangs on the one before: alone it reads better without. */
const JOINT = /^(?:and|then|so|but) /i;
/** What a passage stands out by that leaves a part open; where none does, the first sentence is quoted. */
const SIGNS: Readonly<Partial<Record<InterviewFeature, RegExp>>> = {
  'own-acts': /\b(?:we|they|it was|the team|everyone|everybody)\b/i,
  particulars: /\b(?:things?|stuff|a lot|several|various|many|some|issues?|situations?|problems?|everything|something)\b/i,
  speech: /\b(?:told|asked|spoke|talked|explained|agreed|called|rang|met|meeting|discussed|convinced)\b/i,
};

/** Words that show what was found, the fullest first. */
export function fullestEvidence({ features }: Evaluation, feature: InterviewFeature): readonly string[] {
  const evidence = features.find(({ id }) => id === feature)?.evidence ?? [];
  const fullness = (words: string) => Math.min(countWords(words), FULL_WORDS);
  return evidence.map(({ quote: words }) => words.replace(JOINT, '')).toSorted((a, b) => fullness(b) - fullness(a));
}

/** Particulars are single words: a few of them say more than one. */
const QUOTED_AT_ONCE: Readonly<Partial<Record<InterviewFeature, number>>> = { particulars: 3 };

/** The fullest of them as a reply may hold it. Null where there are none. */
export function evidenceQuote(evaluation: Evaluation, feature: InterviewFeature): string | null {
  const quotes = fullestEvidence(evaluation, feature).flatMap((words) => quote(words, QUOTE) ?? []);
  return quotes.length === 0 ? null : listed(quotes.slice(0, QUOTED_AT_ONCE[feature] ?? 1));
}

/** Words of an answer that a question for what is open can take up. */
export function aimQuote(content: string, evaluation: Evaluation, feature: InterviewFeature): string {
  const isFault = evaluation.features.some(({ id, weight }) => id === feature && weight < 0);
  const sentences = sentencesOf(content);
  const found = isFault ? evidenceQuote(evaluation, feature) : quoteStretch(aimAt(sentences, feature), feature);
  return found ?? sentences.map(({ text }) => quote(text, QUOTE)).find((quoted) => quoted !== null) ?? 'what you wrote';
}

function aimAt(sentences: readonly Stretch[], feature: InterviewFeature): string {
  if (feature === 'outcome' || feature === 'turn') return sentences.at(-1)?.text ?? '';
  const sign = SIGNS[feature];
  return (sign && sentences.find(({ text }) => sign.test(text))?.text) ?? sentences[0]?.text ?? '';
}

const quoteStretch = (text: string, feature: InterviewFeature): string | null =>
  quote(feature === 'outcome' || feature === 'turn' ? lastWords(text) : text, QUOTE);

/** The end of a sentence, from a word on. */
function lastWords(text: string): string {
  const words = [...text.matchAll(/\S+/g)];
  return text.slice(words.at(-LAST_WORDS)?.index ?? 0);
}
