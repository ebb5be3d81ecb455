import { z } from 'zod';
import { FACT_SLOTS } from '../../facts/slots.ts';

const Way = z.string('write at least one way to say it').trim().min(1).max(500);
const waysThat = (fits: (way: string) => boolean, rule: string) => {
  const one = Way.refine(fits, rule);
  return z.tuple([one], one).refine((ways) => ways.length <= 20, 'write at most 20 ways to say it');
};
const isPlain = (way: string): boolean => !/[{}]/.test(way);
const Telling = waysThat((way) => isPlain(way) && !way.includes('?'), 'write it without a question and without blanks');
const Question = waysThat((way) => isPlain(way) && way.split('?').length === 2, 'ask exactly one question, without blanks');
/** With one blank, and no question: the next one follows. */
const withBlank = (blank: string) =>
  waysThat((way) => way.split(`{${blank}}`).length === 2 && !way.includes('?'), `put {${blank}} in once, and ask nothing`);
const Quoting = withBlank('said');

/** What the coach asks for, in the order of its worth. */
export const WANTED = ['aim', 'deadline', 'constraint', 'tried', 'person', 'next_step'] as const;
export type Wanted = (typeof WANTED)[number];
export const STEP_PARTS = ['whole', 'what', 'day'] as const;
export type StepPart = (typeof STEP_PARTS)[number];

/** `library/coach/career.yaml`. */
export const CareerWords = z.strictObject({
  open: Telling,
  resume: Telling,
  known: Quoting,
  step_before: Quoting,
  reflect: z.record(z.enum(FACT_SLOTS), Quoting),
  unnoted: Telling,
  left: Telling,
  ask: z.record(z.enum([...WANTED, 'went']), Question),
  step: z.record(z.enum(STEP_PARTS), Question),
  drafted: Telling,
  draft: z.strictObject({ greeting: Way, about: Way, ask_whether: Way, ask: Way, thanks: Way }),
  outline: z.strictObject({ whom: Way, what: Way, day: Way }),
  outlined: Telling,
  mended: Telling,
  mend: Telling,
  corrected: Telling,
  by_day: withBlank('day'),
  no_day: Telling,
  done: Telling,
  so_far: Telling,
  nothing_yet: Telling,
  goal: Telling,
  no_goal: Telling,
  why: Telling,
  ending: Telling,
  empty: Telling,
});
export type CareerWords = z.infer<typeof CareerWords>;
