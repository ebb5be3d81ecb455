import { z } from 'zod';
import { ANSWER_FORMS, REFUSALS } from '../evaluation.ts';
import { SLOT_IDS } from '../score/interview/question-types.ts';
import { Telling, tellingWith, Plain, plainWith } from '../talks/wording/ways.ts';
import { INTERVIEW_FEATURES } from './rubric-words.ts';

const bySlot = <One extends z.ZodType>(One: One) => z.record(z.enum(SLOT_IDS), One);
const Parts = z.enum(INTERVIEW_FEATURES);

/** What an answer can show; the other parts take away from it. */
export const SHOWN = ['slot', 'own-acts', 'particulars', 'time-order', 'outcome', 'turn', 'speech', 'reason'] as const;
export type Shown = (typeof SHOWN)[number];

/** `library/coach/interview.yaml`. */
export const InterviewWords = z.strictObject({
  title: plainWith('subject'),
  title_without: Plain,
  open: Telling,
  what_this_is: Plain,
  role: tellingWith('role'),
  intro_lead: Telling,
  own_lead: Telling,
  resume: tellingWith('place', 'places'),
  unfair_lead: Plain,
  unfair_met: Telling,

  bridge: Telling,
  last_bridge: Telling,
  another: Telling,
  repeat: Telling,
  again: Telling,
  left_there: Telling,

  refused: z.record(z.enum(REFUSALS).exclude(['safety']), Telling),
  or_another: Telling,
  ask_same: Telling,

  form: z.record(z.enum(ANSWER_FORMS), Telling),
  praise: tellingWith('quote'),
  nothing_seen: Telling,
  part: z.record(Parts, Plain),

  gained: tellingWith('part', 'quote'),
  added: tellingWith('quote'),
  also_gained: tellingWith('parts'),
  lost: tellingWith('parts'),
  stronger: Telling,
  weaker: Telling,
  unchanged: tellingWith('part'),
  unchanged_whole: Telling,
  added_nothing: Telling,
  when_ready: Telling,

  spare: tellingWith('count', 'keep', 'spare'),
  nothing_to_spare: tellingWith('keep'),
  keep: Plain,
  already_short: tellingWith('count'),
  nothing_to_shorten: Telling,
  shorter: tellingWith('after', 'before'),

  plain_ask: bySlot(Telling),
  tips: bySlot(Telling),
  tips_again: Telling,
  shape_lead: Telling,
  shape: bySlot(Plain),
  why_slot: bySlot(Plain),
  why_part: z.record(Parts.exclude(['slot']), Plain),
  why_again: Telling,
  verdict: Telling,
  verdict_open: tellingWith('part'),
  verdict_later: Telling,

  wrap_up: Telling,
  pattern: tellingWith('part'),
  end_offer: Telling,
  end: Telling,

  headline: z.strictObject({
    none: Plain,
    answered_one: Plain,
    answered: plainWith('answered', 'asked'),
    most: plainWith('part'),
    most_and_least: plainWith('part', 'missed'),
    missed: plainWith('missed'),
    fault: plainWith('missed'),
  }),
  seen: z.record(z.enum(SHOWN), Plain),
  next: z.record(Parts, Plain),
  next_plan: z.partialRecord(Parts, Plain),
  try_on: plainWith('question'),
});
export type InterviewWords = z.infer<typeof InterviewWords>;
