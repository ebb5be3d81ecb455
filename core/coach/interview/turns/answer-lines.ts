import type { Evaluation } from '../../evaluation.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import { isAbout, openFeatures, shownFeatures } from '../thread/open-part.ts';
import { evidenceQuote, quoteShort } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import type { Answer, PosedQuestion, Told } from '../thread/thread.ts';
import { FORM_WORDS, PRAISE_WORDS } from '../words/answer-words.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { listed, type Choose } from '../words/phrase.ts';
import {
  ADDED_NOTHING,
  ADDED_WORDS,
  ALSO_GAINED_WORDS,
  GAINED_WORDS,
  LOST_WORDS,
  NOTHING_SEEN,
  SHORTER_WORDS,
  UNCHANGED_WORDS,
  UNCHANGED_WHOLE,
} from '../words/turn-words.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import { lineOf, type Line } from './reply.ts';

/** What the answer is as a whole, where the question asked for a time that it happened. */
export function formLines(choose: Choose, evaluation: Evaluation, question: PosedQuestion): Line[] {
  const { form } = evaluation;
  if (form === null || question.type !== 'behavioural' || (form !== 'story' && isToldThrough(evaluation, question))) return [];
  return [lineOf(choose, FORM_WORDS[form], `Say first, in your own words, that the form of the answer is: ${form.replace('_', ' ')}.`)];
}

/** What something was done in, or was the end of, is no mere view or habit, whatever its form looks like. */
function isToldThrough(evaluation: Evaluation, question: PosedQuestion): boolean {
  const shown = shownFeatures(evaluation, question);
  if (evaluation.form === 'habit' || evaluation.form === 'example') return shown.includes('slot') && shown.includes('outcome');
  return shown.some((feature) => feature === 'own-acts' || feature === 'outcome' || feature === 'slot');
}

/** The one stretch of an answer that may be praised; where none stands out, only that it was heard. */
export function seenLine(choose: Choose, { evaluation }: Told): Line {
  const quote = quoteShort(evaluation.praise?.quote ?? '');
  if (quote === null) return lineOf(choose, NOTHING_SEEN, 'Say that you have heard the answer.');
  return lineOf(choose, PRAISE_WORDS, `Say that this stands out, and nothing else. Quote exactly: ${delimitAsData('quotation', quote)}`, {
    quote,
  });
}

/** What an attempt brought and what it lost, against an earlier one. No grade. */
export function changeLines(choose: Choose, answer: Told, question: PosedQuestion, isAddition: boolean): Line[] {
  const { evaluation } = answer;
  const gained = gainedFeatures(answer, question, isAddition);
  const open = openFeatures(evaluation, question);
  const lost = evaluation.compare?.lost.filter(isInterviewFeature).filter((feature) => open.includes(feature)) ?? [];
  if (gained.length + lost.length === 0)
    return isAddition ? [lineOf(choose, ADDED_NOTHING, 'Say that you have heard it.')] : [unchangedLine(choose, open)];
  const shown = gained.find((feature) => evidenceQuote(answer, feature) !== null);
  const others = gained.filter((feature) => feature !== shown);
  return [
    ...(shown === undefined ? [] : [gainedLine(choose, answer, shown, isAddition)]),
    ...(others.length === 0 ? [] : [namesLine(choose, ALSO_GAINED_WORDS, 'Say that it also gained', others)]),
    ...(lost.length === 0 ? [] : [namesLine(choose, LOST_WORDS, 'Say, without blame, that it lost', lost)]),
  ];
}

/** Every answer has some of these; the part that was open is named before them. */
const MORE_OF: readonly InterviewFeature[] = ['own-acts', 'time-order', 'particulars'];

/** Of an addition only what it says itself: that a fault weighs less beside it is no gain of its own. */
function gainedFeatures(answer: Told, { type }: PosedQuestion, isAddition: boolean): readonly InterviewFeature[] {
  const gained = answer.evaluation.compare?.gained.filter(isInterviewFeature).filter((feature) => isAbout(type, feature)) ?? [];
  const own = isAddition ? gained.filter((feature) => evidenceQuote(answer, feature) !== null) : gained;
  return own.toSorted((a, b) => MORE_OF.indexOf(a) - MORE_OF.indexOf(b));
}

function gainedLine(choose: Choose, answer: Told, feature: InterviewFeature, isAddition: boolean): Line {
  const values = { name: IN_A_SENTENCE[feature], quote: evidenceQuote(answer, feature) ?? '' };
  return lineOf(
    choose,
    isAddition ? ADDED_WORDS : GAINED_WORDS,
    `Say what is new against the first answer, ${values.name}. Quote exactly: ${delimitAsData('quotation', values.quote)}`,
    values,
  );
}

/** What would change it is said beside: two versions alike are of no help. */
function unchangedLine(choose: Choose, [open]: readonly InterviewFeature[]): Line {
  if (open === undefined) return lineOf(choose, UNCHANGED_WHOLE, 'Say that both versions hold the same, and that either may be used.');
  const values = { name: IN_A_SENTENCE[open] };
  return lineOf(choose, UNCHANGED_WORDS, `Say that both versions hold the same, and what would add to it: ${values.name}.`, values);
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
