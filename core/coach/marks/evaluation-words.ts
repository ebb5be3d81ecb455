import { BAND_WORDS } from '../interview/rubric-words.ts';
import type { AnswerForm, Evaluation, Refusal } from '../evaluation.ts';
import { BANDS, type Band } from '../bands.ts';
import type { ChangeLine } from './describe-change.ts';

const FORM_WORDS: Readonly<Record<AnswerForm, string>> = {
  story: 'This is a story: one case, told as it went.',
  habit: 'This is a habit, not yet a story.',
  example: 'This is an example in outline, not yet a story.',
  opinion: 'This is a view, not yet a case.',
  self_description: 'This describes you in general, not yet a case.',
};

export const REFUSAL_WORDS: Readonly<Record<Refusal, string>> = {
  too_short: 'It is too short to look at. A few sentences are enough.',
  not_an_answer: 'I could not find an answer in it. Say it in your own words, as you would across a table.',
  other_language: 'I can only read English. Plain words are enough; mistakes in them change nothing.',
  off_topic: 'It seems to answer another question. The one that was asked is still open.',
  safety: 'Nothing in this message is scored.',
};

const TALK_BAND_LINES: Readonly<Record<Band, string>> = {
  not_yet: 'I could not find much in it yet that moves the talk on.',
  forming: 'A part of it is there, and one that matters is still open.',
  solid: 'The parts that this moment needs are mostly there.',
  strong: 'What this moment needs is there, in words that fit only this talk.',
};

export const CHANGE_WORDS: Readonly<Record<ChangeLine['kind'], string>> = {
  came: 'More to see',
  fault_gone: 'No longer in the way',
  went: 'Less to see',
  fault_came: 'Newly in the way',
};

/** What the answer is as a whole. Null where the question asks for no case: there a view or a description is in its place. */
export function formWords({ form, features }: Evaluation): string | null {
  if (form === null) return null;
  // What one would do takes away only where a case is asked for.
  const asksForCase = features.some(({ id, weight }) => id === 'hypothetical' && weight < 0);
  return form === 'story' || asksForCase ? FORM_WORDS[form] : null;
}

export const bandName = (band: Band): string => BAND_WORDS[band].name;
export function bandLine({ rubric, band, sure }: Evaluation): string {
  const line = rubric === 'interview' ? BAND_WORDS[band].line : TALK_BAND_LINES[band];
  return sure ? line : `${line} ${UNSURE}`;
}
const UNSURE = 'I am not sure: it lies so near to the next band that other words might move it.';
/** From 1 to the number of bands. */
export const bandStep = (band: Band): number => BANDS.indexOf(band) + 1;
