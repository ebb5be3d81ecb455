import { z } from 'zod';

const Text = z.string('write what is said').trim().min(1).max(1000);
const isFilledWith = (text: string, allowed: string): boolean =>
  [...text.matchAll(/\{[^}]*\}?|\}/g)].every(([blank]) => blank === allowed) && (allowed === '' || text.split(allowed).length === 2);
/** With whom to turn to, once. */
const naming = (blank: 'emergency' | 'channel') =>
  Text.refine((text) => isFilledWith(text, `{${blank}}`), `put {${blank}} in once, and no other blank`);
const Plain = Text.refine((text) => isFilledWith(text, ''), 'write it without blanks');

/** `library/coach/safety.yaml`. */
export const SafetyWords = z.strictObject({
  nobody_named: z.strictObject({ emergency: Plain, channel: Plain }),
  in_doubt: naming('emergency'),
  gentle: z.strictObject({ care: Plain, crisis: naming('emergency') }),
  said: z.strictObject({
    self_harm: naming('emergency'),
    violence: naming('emergency'),
    harassment: naming('channel'),
    discrimination: naming('channel'),
    discriminatory_question: Plain,
    law: Plain,
  }),
  heard: z.strictObject({ crisis: naming('emergency'), care: naming('emergency'), notice: naming('channel') }),
});
export type SafetyWords = z.infer<typeof SafetyWords>;
