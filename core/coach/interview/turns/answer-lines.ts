import type { Evaluation } from '../../evaluation.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import { isAbout, openFeatures, shownFeatures } from '../thread/open-part.ts';
import { evidenceQuote } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import type { PosedQuestion, Answer } from '../thread/thread.ts';
import { FORM_WORDS, SEEN_WORDS } from '../words/answer-words.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { listed, type Choose } from '../words/phrase.ts';
import {
  ADDED_NOTHING,
  ALSO_GAINED_WORDS,
  GAINED_WORDS,
  LOST_WORDS,
  NOTHING_SEEN,
  SHORTER_WORDS,
  UNCHANGED_WORDS,
} from '../words/turn-words.ts';
import { lineOf, type Line } from './reply.ts';

/** What the answer is as a whole, where the question asked for a time that it happened. */
export function formLines(choose: Choose, { form }: Evaluation, { type }: PosedQuestion): Line[] {
  if (form === null || type !== 'behavioural') return [];
  return [lineOf(choose, FORM_WORDS[form], `Say first, in your own words, that the form of the answer is: ${form.replace('_', ' ')}.`)];
}

/** What may be shown of an answer, the rarest first. */
const SEEN: readonly (keyof typeof SEEN_WORDS)[] = ['outcome', 'turn', 'speech', 'own-acts', 'slot', 'time-order', 'reason', 'particulars'];
/** Among so many of these, one is chosen, so that not every answer is told the same. */
const SEEN_AT_HAND = 3;

/** One thing that could be seen. */
export function seenLine(choose: Choose, evaluation: Evaluation, question: PosedQuestion): Line {
  const shown = shownFeatures(evaluation, question);
  const found = SEEN.flatMap((feature) => {
    const quote = shown.includes(feature) ? evidenceQuote(evaluation, feature) : null;
    return quote === null ? [] : [{ feature, quote }];
  });
  const ways = found.slice(0, SEEN_AT_HAND).flatMap((one) => SEEN_WORDS[one.feature].map((words) => ({ ...one, words })));
  if (ways.length === 0) return lineOf(choose, NOTHING_SEEN, 'Say that you have heard the answer.');
  const { feature, quote, words } = choose(ways, (way) => way.words);
  return lineOf(choose, [words], `Name one thing that the answer shows, ${IN_A_SENTENCE[feature]}, quoting exactly ${quote}.`, { quote });
}

/** What an attempt brought and what it lost, against an earlier one. No grade. */
export function changeLines(choose: Choose, evaluation: Evaluation, question: PosedQuestion, isAddition: boolean): Line[] {
  const gained = gainedFeatures(evaluation, question, isAddition);
  const lost =
    evaluation.compare?.lost.filter(isInterviewFeature).filter((feature) => openFeatures(evaluation, question).includes(feature)) ?? [];
  if (gained.length + lost.length === 0)
    return [lineOf(choose, isAddition ? ADDED_NOTHING : UNCHANGED_WORDS, 'Say that the parts of the answer are the same as before.')];
  const shown = gained.find((feature) => evidenceQuote(evaluation, feature) !== null);
  const others = gained.filter((feature) => feature !== shown);
  return [
    ...(shown === undefined ? [] : [gainedLine(choose, evaluation, shown)]),
    ...(others.length === 0 ? [] : [namesLine(choose, ALSO_GAINED_WORDS, 'Say that it also gained', others)]),
    ...(lost.length === 0 ? [] : [namesLine(choose, LOST_WORDS, 'Say, without blame, that it lost', lost)]),
  ];
}

/** Of an addition only what it says itself: that a fault weighs less beside it is no gain of its own. */
function gainedFeatures(evaluation: Evaluation, { type }: PosedQuestion, isAddition: boolean): readonly InterviewFeature[] {
  const gained = evaluation.compare?.gained.filter(isInterviewFeature).filter((feature) => isAbout(type, feature)) ?? [];
  return isAddition ? gained.filter((feature) => evidenceQuote(evaluation, feature) !== null) : gained;
}

function gainedLine(choose: Choose, evaluation: Evaluation, feature: InterviewFeature): Line {
  const values = { name: IN_A_SENTENCE[feature], quote: evidenceQuote(evaluation, feature) ?? '' };
  return lineOf(choose, GAINED_WORDS, `Say what is new against the first answer, ${values.name}, quoting exactly ${values.quote}.`, values);
}

/** More would be a list to read, and the page marks them all. */
const MAX_NAMES = 3;

function namesLine(choose: Choose, ways: readonly string[], order: string, features: readonly InterviewFeature[]): Line {
  const names = listed(features.slice(0, MAX_NAMES).map((feature) => IN_A_SENTENCE[feature]));
  return lineOf(choose, ways, `${order}: ${names}.`, { names });
}

export function shorterLine(choose: Choose, before: Answer, content: string): Line {
  const values = { before: String(countWords(before.content)), after: String(countWords(content)) };
  return lineOf(choose, SHORTER_WORDS, `Say that it went from ${values.before} words to ${values.after}.`, values);
}
