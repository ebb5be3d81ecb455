import { z } from 'zod';
import { MANAGEMENT_FOCUSES } from '../../conversation/context.ts';
import { Plain, plainWith, Question, Telling, tellingWith } from '../wording/ways.ts';

/** What is asked for around the words: for them, for a second version, for what comes of them, for its day. */
const ASKED = ['words', 'again', 'action', 'date', 'reply'] as const;

/** How not to say it, how one could, and why: in words of no real talk. */
const ModelLines = z.strictObject({
  weak: Plain,
  strong: Plain,
  rule: Plain,
  /** Of no use to somebody who has to say what went wrong. */
  is_praise: z.literal(true).optional(),
});
export type ModelLines = z.infer<typeof ModelLines>;

const FocusWords = z.strictObject({
  /** Ask for the case. */
  situations: Question,
  /** What to add, where this kind of talk needs it said otherwise, by the name of what is missing. */
  tips: z.record(z.string(), Plain).default({}),
  models: z.tuple([ModelLines], ModelLines).refine((models) => models.some((lines) => !lines.is_praise), 'write lines that are no praise'),
});
export type FocusWords = z.infer<typeof FocusWords>;

/** `library/coach/managerial.yaml`. */
export const ManagerialWords = z.strictObject({
  open: tellingWith('focus'),
  resume: Telling,
  topic: tellingWith('topic'),
  from_last_time: tellingWith('tip'),
  case_heard: Telling,
  told: Telling,
  ask: z.record(z.enum(ASKED), Question),
  point: z.strictObject({
    fault: tellingWith('said', 'tip'),
    missing: tellingWith('said', 'seen', 'tip'),
    first: tellingWith('said', 'tip'),
    full: tellingWith('said'),
  }),
  as_it_is: Telling,
  gained: tellingWith('gained'),
  arrived: tellingWith('said'),
  fault_gone: Telling,
  unchanged: Telling,
  changed: Telling,
  model: plainWith('weak', 'strong', 'rule'),
  no_date_yet: Telling,
  noted: Telling,
  goal: z.strictObject({ named: plainWith('name'), unnamed: Plain }),
  reply_seen: tellingWith('seen'),
  reply_heard: Telling,
  told_after: Telling,
  day_moved: Telling,
  left_open: Telling,
  next_case: Telling,
  refused: Telling,
  nothing_to_look_at: Telling,
  why: Telling,
  ending: Telling,
  harassment: Plain,
  law: Plain,
  focus: z.record(z.enum(MANAGEMENT_FOCUSES), FocusWords),
});
export type ManagerialWords = z.infer<typeof ManagerialWords>;
