/** Something that a person tells when asked, once. */
export interface Fact {
  /** Beginnings of words that ask for it. */
  readonly keys: readonly string[];
  readonly say: string;
  /** What they add when somebody takes it up. */
  readonly more?: string;
}

/** Somebody to talk to. A full scene with its turns of trust would hold more; this is who they are and what they know. */
export interface Person {
  readonly id: string;
  /** As a stage note names them. */
  readonly name: string;
  /** What they do, as a note to the learner. */
  readonly work: string;
  /** Where both are, as a stage note. */
  readonly place: string;
  readonly manner: MannerId;
  readonly openings: readonly [string, ...string[]];
  /** What they are after themselves: said once, unasked, when a talk has begun. */
  readonly want?: string;
  readonly facts: readonly Fact[];
}

export const MANNER_IDS = ['dry', 'warm', 'brisk'] as const;
export type MannerId = (typeof MANNER_IDS)[number];
