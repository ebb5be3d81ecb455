import { z } from 'zod';
import { Line, waysOfLine } from './lines.ts';
import { SCENARIO_IDS } from './scenario.ts';

export const MANNER_IDS = ['dry', 'warm', 'brisk'] as const;

const Note = z.string().trim().min(1).max(200);
const Key = z.string().trim().toLowerCase().min(2).max(40);

/** Something that a person tells when asked, once. */
const Fact = z.strictObject({
  /** Beginnings of words that ask for it. */
  keys: z.array(Key).min(1, 'write at least one beginning of a word that asks for it').max(20),
  say: Line,
  /** What they add when somebody takes it up. */
  more: Line.optional(),
});
export type Fact = z.infer<typeof Fact>;

/** Somebody to talk to. A full scene with its turns of trust would hold more; this is who they are and what they know. */
const Person = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]{1,60}$/, 'write it in small letters, with - between words'),
  /** As a stage note names them. */
  name: z.string().trim().min(1).max(40),
  /** What they do, as a note to the learner. */
  work: Note,
  /** Where both are, as a stage note. */
  place: Note,
  manner: z.enum(MANNER_IDS),
  openings: waysOfLine,
  /** What they are after themselves: said once, unasked, when a talk has begun. */
  want: Line.optional(),
  /** They go on by themselves: the task is to leave. */
  talks_on: z.literal(true).optional(),
  facts: z.array(Fact).min(3, 'write at least three facts').max(20),
});
export type Person = z.infer<typeof Person>;

/** `library/coach/people.yaml`. */
export const People = z
  .record(z.enum(SCENARIO_IDS), z.array(Person).min(2, 'write at least two people, so that another round brings somebody else').max(20))
  .superRefine((people, check) => {
    const known = new Set<string>();
    for (const scenario of SCENARIO_IDS)
      for (const [i, { id }] of (people[scenario] ?? []).entries()) {
        if (known.has(id)) check.addIssue({ code: 'custom', path: [scenario, i, 'id'], message: 'somebody else has it already' });
        known.add(id);
      }
  });
export type People = z.infer<typeof People>;
