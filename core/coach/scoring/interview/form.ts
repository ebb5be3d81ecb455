import type { AnswerForm } from '../evaluation.ts';
import { findSpans } from '../../reading/find-spans.ts';
import type { Answer } from './answer.ts';
import { distinctActs } from './features/own-acts.ts';
import { hasTimeAnchor } from './time-words.ts';

const HABIT =
  /\b(?:usually|always|often|normally|typically|generally|every (?:time|day|week|morning|month)|whenever|as a rule|tend to|most (?:days|of the time)|sometimes|in general|regularly)\b/gi;
const EXAMPLE = /\b(?:for example|for instance|once|one time|one day|such as)\b/i;

/** What the answer is as a whole. A single time told is a story, told in few words an example. */
export function findForm(answer: Answer): AnswerForm {
  const told = distinctActs(answer.acts).length;
  const habits = findSpans(answer.content, HABIT).length;
  const present = answer.clauses.filter(
    ({ subject, verb }) => (subject === 'self' || subject === 'group') && verb && !verb.isPast && verb.tense !== 'modal',
  ).length;
  const past = answer.clauses.filter(({ verb }) => verb?.isPast).length;
  const isPresent = present > past;
  if (told >= 2 && !(isPresent && habits >= 2) && (past >= present || hasTimeAnchor(answer.content))) return 'story';
  if (habits >= 1 && isPresent && present >= 3) return 'habit';
  if (told >= 1 && (EXAMPLE.test(answer.content) || past > present)) return 'example';
  const states = answer.clauses.filter(
    ({ subject, verb }) => subject === 'self' && (verb?.tense === 'state' || verb?.tense === 'present'),
  ).length;
  return states * 4 >= answer.clauses.length ? 'self_description' : 'opinion';
}
