import type { Evaluation } from '../../evaluation.ts';
import { isInterviewFeature, type InterviewFeature } from '../rubric-words.ts';
import { isAbout, openFeatures, shownFeatures } from '../thread/open-part.ts';
import { evidenceQuote, quoteShort } from '../thread/quotes.ts';
import { countWords } from '../thread/sentences.ts';
import type { Answer, PosedQuestion, Told } from '../thread/thread.ts';
import { listed } from '#core/words.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import { lineOf, type Line, type Voice } from './reply.ts';

/** What the answer is as a whole, where the question asked for a time that it happened. */
export function formLines(voice: Voice, evaluation: Evaluation, question: PosedQuestion): Line[] {
  const { form } = evaluation;
  if (form === null || question.type !== 'behavioural' || (form !== 'story' && isToldThrough(evaluation, question))) return [];
  return [
    lineOf(voice, voice.words.form[form], `Say first, in your own words, that the form of the answer is: ${form.replace('_', ' ')}.`),
  ];
}

/** What something was done in, or was the end of, is no mere view or habit, whatever its form looks like. */
function isToldThrough(evaluation: Evaluation, question: PosedQuestion): boolean {
  const shown = shownFeatures(evaluation, question);
  if (evaluation.form === 'habit' || evaluation.form === 'example') return shown.includes('slot') && shown.includes('outcome');
  return shown.some((feature) => feature === 'own-acts' || feature === 'outcome' || feature === 'slot');
}

/** The one stretch of an answer that may be praised, where one stands out. */
export function praiseLines(voice: Voice, { evaluation }: Told): Line[] {
  const quote = quoteShort(evaluation.praise?.quote ?? '');
  const order = `Say that this stands out, and nothing else. Quote exactly: ${delimitAsData('quotation', quote ?? '')}`;
  return quote === null ? [] : [lineOf(voice, voice.words.praise, order, { quote })];
}

/** The same, and else that it was heard. */
export const seenLine = (voice: Voice, answer: Told): Line =>
  praiseLines(voice, answer)[0] ?? lineOf(voice, voice.words.nothing_seen, 'Say that you have heard the answer.');

/**
 * What an attempt brought and what it lost, against an earlier one. No grade.
 * @param isJudged it was said already that it is better or worse: two versions that differ so are not called alike
 */
export function changeLines(voice: Voice, answer: Told, question: PosedQuestion, isAddition: boolean, isJudged = false): Line[] {
  const { evaluation } = answer;
  const gained = gainedFeatures(answer, question, isAddition);
  const open = openFeatures(evaluation, question);
  const lost = isAddition ? [] : (evaluation.compare?.lost.filter(isInterviewFeature).filter((feature) => open.includes(feature)) ?? []);
  if (gained.length + lost.length === 0 && isJudged && !isAddition) return [];
  if (gained.length + lost.length === 0)
    return isAddition ? [lineOf(voice, voice.words.added_nothing, 'Say that you have heard it.')] : [unchangedLine(voice, open)];
  const shown = gained.find((feature) => evidenceQuote(answer, feature) !== null);
  const others = gained.filter((feature) => feature !== shown);
  return [
    ...(shown === undefined ? [] : [gainedLine(voice, answer, shown, isAddition)]),
    // Whoever answers a narrow question is told which words help, and not what they are called.
    ...(others.length === 0 || isAddition ? [] : [namesLine(voice, voice.words.also_gained, 'Say that it also gained', others)]),
    ...(lost.length === 0 ? [] : [namesLine(voice, voice.words.lost, 'Say, without blame, that it lost', lost)]),
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

function gainedLine(voice: Voice, answer: Told, feature: InterviewFeature, isAddition: boolean): Line {
  const values = { part: voice.words.part[feature], quote: evidenceQuote(answer, feature) ?? '' };
  return lineOf(
    voice,
    isAddition ? voice.words.added : voice.words.gained,
    `Say what is new against the first answer${isAddition ? '' : `, ${values.part}`}. Quote exactly: ${delimitAsData('quotation', values.quote)}`,
    values,
  );
}

/** What would change it is said beside: two versions alike are of no help. */
function unchangedLine(voice: Voice, [open]: readonly InterviewFeature[]): Line {
  if (open === undefined)
    return lineOf(voice, voice.words.unchanged_whole, 'Say that both versions hold the same, and that either may be used.');
  const values = { part: voice.words.part[open] };
  return lineOf(voice, voice.words.unchanged, `Say that both versions hold the same, and what would add to it: ${values.part}.`, values);
}

/** More would be a list to read, and the page marks them all. */
const MAX_NAMES = 3;

function namesLine(voice: Voice, ways: readonly [string, ...string[]], order: string, features: readonly InterviewFeature[]): Line {
  const parts = listed(features.slice(0, MAX_NAMES).map((feature) => voice.words.part[feature]));
  return lineOf(voice, ways, `${order}: ${parts}.`, { parts });
}

export function shorterLine(voice: Voice, before: Answer, content: string): Line {
  const values = { before: String(countWords(before.content)), after: String(countWords(content)) };
  return lineOf(voice, voice.words.shorter, `Say that it went from ${values.before} words to ${values.after}.`, values);
}
