import type { AnswerForm } from '../../evaluation.ts';
import type { Band } from '../../bands.ts';
import { TIME_OF_ONE } from './times.ts';
import type { Told } from './told.ts';

const HABIT =
  /\b(?:usually|always|often|normally|typically|generally|every (?:time|day|week|morning|month)|whenever|as a rule|tend to|most (?:days|of the time)|sometimes|in general|regularly)\b/g;
const EXAMPLE = /\b(?:for example|for instance|once|one time|one day|such as)\b/;

/** What the answer is as a whole. A single time told is a story, told in few words an example; null where it is told like one and worth too little to be called so. */
export function findForm(told: Told, band: Band): AnswerForm | null {
  const form = formOf(told);
  return band === 'not_yet' && (form === 'story' || form === 'example') ? null : form;
}

function formOf({ acts, pieces, lower }: Told): AnswerForm {
  const habits = lower.match(HABIT)?.length ?? 0;
  const own = pieces.filter(({ who }) => who !== 'others');
  const states = own.filter(({ tense, isPast }) => tense === 'state' && !isPast).length;
  const present = own.filter(({ tense, isPast }) => tense === 'present' || (tense === 'state' && !isPast)).length;
  const past = pieces.filter(({ isPast }) => isPast).length;
  const isPresent = present > past;
  if (acts.length >= 2 && !(isPresent && habits >= 2) && (!isPresent || TIME_OF_ONE.test(lower))) return 'story';
  if (isPresent && states * 2 > present) return 'self_description';
  if (habits >= 1 && isPresent && present >= 3) return 'habit';
  if (acts.length >= 1 && (EXAMPLE.test(lower) || past > present)) return 'example';
  return states >= 2 ? 'self_description' : 'opinion';
}
