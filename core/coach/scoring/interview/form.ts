import type { AnswerForm, Band } from '../../evaluation.ts';
import { findSpans } from '../../reading/find-spans.ts';
import type { Answer } from './answer.ts';
import { distinctActs } from './features/own-acts.ts';
import { hasTimeAnchor } from './time-words.ts';

const HABIT =
  /\b(?:usually|always|often|normally|typically|generally|every (?:time|day|week|morning|month)|whenever|as a rule|tend to|most (?:days|of the time)|sometimes|in general|regularly)\b/gi;
const EXAMPLE = /\b(?:for example|for instance|once|one time|one day|such as)\b/i;

/** What the answer is as a whole. A single time told is a story, told in few words an example; null where it is told like one and worth too little to be called so. */
export function findForm(answer: Answer, band: Band): AnswerForm | null {
  const form = formOf(answer);
  return band === 'not_yet' && (form === 'story' || form === 'example') ? null : form;
}

function formOf(answer: Answer): AnswerForm {
  const told = distinctActs(answer.acts).length;
  const habits = findSpans(answer.content, HABIT).length;
  const own = answer.clauses.filter(({ subject, verb }) => verb !== null && (subject === 'self' || subject === 'group'));
  const states = own.filter(({ verb }) => verb?.tense === 'state' && !verb.isPast).length;
  const present = own.filter(({ verb }) => verb && !verb.isPast && verb.tense !== 'modal').length;
  const past = answer.clauses.filter(({ verb }) => verb?.isPast).length;
  const isPresent = present > past;
  if (told >= 2 && !(isPresent && habits >= 2) && (!isPresent || hasTimeAnchor(answer.content))) return 'story';
  if (isPresent && states * 2 > present) return 'self_description';
  if (habits >= 1 && isPresent && present >= 3) return 'habit';
  if (told >= 1 && (EXAMPLE.test(answer.content) || past > present)) return 'example';
  return states >= 2 ? 'self_description' : 'opinion';
}
