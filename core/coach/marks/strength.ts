import type { InterviewFeature } from '../interview/rubric-words.ts';

/** What carries an answer is shown before what only makes it clear. */
const STRONGEST_FIRST: readonly string[] = [
  'slot',
  'outcome',
  'own-acts',
  'speech',
  'turn',
  'time-order',
  'reason',
  'particulars',
] satisfies readonly InterviewFeature[];

/** Found in nearly every clause of a good answer: all of it under a line would hide the rest. */
const QUIET: readonly string[] = ['time-order', 'particulars'] satisfies readonly InterviewFeature[];

interface Ranked {
  readonly id: string;
  readonly isFault: boolean;
}

/** Faults first, for they are few and short; parts of rubrics without an order of their own stay as they are listed. */
export const byStrength = (a: Ranked, b: Ranked): number =>
  Number(b.isFault) - Number(a.isFault) || STRONGEST_FIRST.indexOf(a.id) - STRONGEST_FIRST.indexOf(b.id);

export const isQuiet = (id: string): boolean => QUIET.includes(id);
