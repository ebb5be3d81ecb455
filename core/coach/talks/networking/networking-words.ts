import { z } from 'zod';
import { Plain, plainWith, Telling, tellingWith, waysOf } from '../wording/ways.ts';
import { NamedNote, threeLines, waysOfLine } from './lines.ts';
import { MANNER_IDS } from './person.ts';
import { ACTS } from './read-act.ts';

/** How a scene ended. */
export const END_NOTES = ['step_agreed', 'left', 'time_up', 'asked_too_soon', 'turned_away'] as const;
export type EndNote = (typeof END_NOTES)[number];

/** `library/coach/networking.yaml`. */
export const NetworkingWords = z.strictObject({
  frame: tellingWith('person'),
  begins_again: Plain,
  from_last_time: plainWith('tip'),
  described: plainWith('situation'),
  ending: z.record(z.enum(END_NOTES), waysOf(NamedNote)),
  debrief: z.record(z.enum([...END_NOTES, 'going_on']), Telling),
  after_the_end: Telling,
  manner: z.record(z.enum(MANNER_IDS), z.record(z.enum(ACTS), waysOfLine)),
  not_understood: threeLines,
  asks_back: waysOfLine,
  ends_silence: waysOfLine,
  has_a_want: waysOfLine,
  passes_over: waysOfLine,
  puzzled: waysOfLine,
  keeps_private: waysOfLine,
  takes_the_lead: waysOfLine,
  time_is_short: waysOf(NamedNote),
});
export type NetworkingWords = z.infer<typeof NetworkingWords>;
