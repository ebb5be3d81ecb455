import { z } from 'zod';
import { FACT_SLOTS } from '../../facts/slots.ts';
import { Question, Telling, tellingWith, Way } from '../wording/ways.ts';

const Quoting = tellingWith('said');

/** What the coach asks for, in the order of its worth. */
export const WANTED = ['aim', 'deadline', 'constraint', 'tried', 'person', 'next_step'] as const;
export type Wanted = (typeof WANTED)[number];
export const STEP_PARTS = ['whole', 'what', 'letter', 'day'] as const;
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
  help_message: Telling,
  redrawn: Telling,
  mend: Telling,
  corrected: Telling,
  by_day: tellingWith('day'),
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
