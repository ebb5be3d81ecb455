import type { Evaluation } from '../../scoring/evaluation.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import { evidenceQuote } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import type { PosedQuestion, ScoredAnswer } from '../thread/thread.ts';
import { FORM_WORDS, SEEN_WORDS } from '../words/answer-words.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import type { Choose } from '../words/phrase.ts';
import { ADDED_NOTHING, ALSO_GAINED_WORDS, GAINED_WORDS, LOST_WORDS, NOTHING_SEEN, SHORTER_WORDS, UNCHANGED_WORDS } from '../words/turn-words.ts';
import { lineOf, type Line } from './reply.ts';

/** What the answer is as a whole, where the question asked for a time that it happened. */
export function formLines(choose: Choose, { form }: Evaluation, { type }: PosedQuestion): Line[] {
  if (form === null || type !== 'behavioural') return [];
  return [lineOf(choose, FORM_WORDS[form], `Say first, in your own words, that the form of the answer is: ${form.replace('_', ' ')}.`)];
}

/** What may be shown of an answer, the rarest first. */
const SEEN: readonly (keyof typeof SEEN_WORDS)[] = ['outcome', 'turn', 'speech', 'own-acts', 'slot', 'time-order', 'reason', 'particulars'];

/** One thing that could be seen; never the same one twice in a row of answers, as far as there are others. */
export function seenLine(choose: Choose, evaluation: Evaluation): Line {
  const found = SEEN.flatMap((feature) => {
    const isFound = evaluation.features.some(({ id, found: isThere }) => id === feature && isThere);
    const quote = isFound ? evidenceQuote(evaluation, feature) : null;
    return quote === null ? [] : [{ feature, quote }];
  });
  const ways = found.slice(0, 3).flatMap(({ feature, quote }) => SEEN_WORDS[feature].map((words) => ({ feature, quote, words })));
  if (ways.length === 0) return lineOf(choose, NOTHING_SEEN, 'Say that you have heard the answer.');
  const { feature, quote, words } = choose(ways, (way) => way.words);
  return lineOf(choose, [words], `Name one thing that the answer shows, ${IN_A_SENTENCE[feature]}, quoting exactly ${quote}.`, { quote });
}

/** What an attempt brought and what it lost, against an earlier one. No grade. */
export function changeLines(choose: Choose, evaluation: Evaluation, isAddition: boolean): Line[] {
  const gained = evaluation.compare?.gained.filter(isInterviewFeature) ?? [];
  const lost = evaluation.compare?.lost.filter(isInterviewFeature) ?? [];
  if (gained.length + lost.length === 0) return [lineOf(choose, isAddition ? ADDED_NOTHING : UNCHANGED_WORDS, 'Say that the parts of the answer are the same as before.')];
  const shown = gained.find((feature) => evidenceQuote(evaluation, feature) !== null);
  const others = gained.filter((feature) => feature !== shown).slice(0, 3);
  return [
    ...(shown === undefined ? [] : [gainedLine(choose, evaluation, shown)]),
    ...(others.length === 0 ? [] : [namesLine(choose, ALSO_GAINED_WORDS, 'Say that it also gained', others)]),
    ...(lost.length === 0 ? [] : [namesLine(choose, LOST_WORDS, 'Say, without blame, that it lost', lost.slice(0, 3))]),
  ];
}

function gainedLine(choose: Choose, evaluation: Evaluation, feature: InterviewFeature): Line {
  const values = { name: IN_A_SENTENCE[feature], quote: evidenceQuote(evaluation, feature) ?? '' };
  return lineOf(choose, GAINED_WORDS, `Say what is new against the first answer, ${values.name}, quoting exactly ${values.quote}.`, values);
}

function namesLine(choose: Choose, ways: readonly string[], order: string, features: readonly InterviewFeature[]): Line {
  const names = listed(features.map((feature) => IN_A_SENTENCE[feature]));
  return lineOf(choose, ways, `${order}: ${names}.`, { names });
}

export const listed = (names: readonly string[]): string => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

export function shorterLine(choose: Choose, before: ScoredAnswer, content: string): Line {
  const values = { before: String(countWords(before.content)), after: String(countWords(content)) };
  return lineOf(choose, SHORTER_WORDS, `Say that it went from ${values.before} words to ${values.after}.`, values);
}
