import { isPrivate } from '../../hear/is-private.ts';
import { quote } from '../../plan/quote.ts';
import { isOrderToCoach } from '../../reading/leave-out.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { countWords, sentencesOf, type Stretch } from './sentences.ts';
import type { Told } from './thread.ts';
import { isVague } from '../../score/interview/vague-result.ts';

const QUOTE = { maxChars: 140 };
/** Longer evidence shows no more than this. */
const FULL_WORDS = 14;
/** What begins so is half a thought; a reason or a time may. */
const HALF = /^(?:before|after|if|when|while|as|until|because|which|who|that|to|in case|so that|although) /i;
const WHOLE_IN_HALF: readonly InterviewFeature[] = ['reason', 'time-order', 'hypothetical', 'generality'];
/** What ends so has not said yet what it is about. */
const HOLLOW = /\b(?:said|says|asked|told|wrote|what|that|why|how|if|when|(?:told|asked) \w+)[.,:]?$/i;
/** How a clause hangs on the one before: alone it reads better without. */
const JOINT = /^(?:and|then|so|but) /i;
/** What makes a rule of it. */
const RULE = /\b(?:always|usually|normally|generally|often|every time|whenever|tend|in general)\b/i;

/** Fewer words show nothing to somebody who reads them alone. */
const MIN_WORDS = 4;
/** More of one feature's evidence is not read. */
const MAX_SPANS = 40;
/** Where a sentence may be cut so that what is left can be read. */
const CUTS = /[,;:] | (?=(?:and|but|so|because|then|who|which|when|while|until) )/g;

/** Words that show what was found and are worth reading alone, the best first. */
export function shownQuotes({ content, evaluation }: Told, feature: InterviewFeature): readonly string[] {
  const sentences = sentencesOf(content);
  const evidence = evaluation.features.find(({ id }) => id === feature)?.evidence ?? [];
  const quotes = evidence.slice(-MAX_SPANS).flatMap((span) => {
    const words = countWords(span.quote) < MIN_WORDS ? pieceAround(sentences, span.start) : span.quote;
    return words === null || isOrderToCoach(words) || isPrivate(words) ? [] : shortened(words.replace(JOINT, ''));
  });
  const isTelling = (words: string) =>
    countWords(words) >= MIN_WORDS && !HOLLOW.test(words) && (WHOLE_IN_HALF.includes(feature) || !HALF.test(words));
  const telling = [...new Set(quotes)].filter(isTelling);
  // What came last is how it ended.
  if (feature === 'outcome') return telling.filter((words) => !isVague(words)).toReversed();
  const held = (words: string) => quotes.filter((other) => other === words).length;
  const fullness = (words: string) => Math.min(countWords(words), FULL_WORDS);
  return telling.toSorted((one, other) => held(other) - held(one) || fullness(other) - fullness(one));
}

/** The part of a sentence in which a single word stands. */
function pieceAround(sentences: readonly Stretch[], at: number): string | null {
  const sentence = sentences.find(({ start, text }) => start <= at && at < start + text.length);
  if (!sentence) return null;
  const cuts = [...sentence.text.matchAll(CUTS)].map(({ 0: cut, index }) => ({ from: index, to: index + cut.length }));
  const place = at - sentence.start;
  return sentence.text.slice(cuts.findLast(({ to }) => to <= place)?.to ?? 0, cuts.find(({ from }) => from > place)?.from).trim();
}

/** The first of them as a reply may hold it. Null where there are none. */
export function evidenceQuote(answer: Told, feature: InterviewFeature): string | null {
  return (
    shownQuotes(answer, feature)
      .map(quoteShort)
      .find((quoted) => quoted !== null) ?? null
  );
}

/** Words that nothing may end on. */
const LOOSE_END = /(?: (?:a|an|the|of|to|in|on|at|for|with|by|and|or|but|so|that|my|our|your|his|her|their|is|was|were|took|from|as))+$/i;

/** What is too long ends where a part of the sentence does, or at least on a word that can end it. */
function shortened(text: string): string {
  if (text.length <= QUOTE.maxChars) return text;
  const start = text.slice(0, text.lastIndexOf(' ', QUOTE.maxChars) + 1 || QUOTE.maxChars).trim();
  const end = [...start.matchAll(CUTS)].at(-1)?.index ?? 0;
  const part = start.slice(0, end);
  return countWords(part) >= MIN_WORDS ? part : start.replace(LOOSE_END, '');
}

export const quoteShort = (text: string): string | null => (isPrivate(text) ? null : quote(shortened(text), QUOTE));

/** Where the fault shows in the learner's words: where a word says so, or else the fullest. */
export function faultQuote(answer: Told, feature: InterviewFeature): string | null {
  const quotes = shownQuotes(answer, feature);
  const words = quotes.find((one) => feature === 'generality' && RULE.test(one)) ?? quotes[0];
  return words === undefined ? null : quote(words, QUOTE);
}
