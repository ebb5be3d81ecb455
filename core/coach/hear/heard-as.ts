/** What a message of a learner's is to the coach. What each means is told in bench/labelled/README.md. */
export const HEARD_AS = [
  'draft',
  'fact',
  'question',
  'confusion',
  'complaint',
  'correction',
  'feeling',
  'meta',
  'stop',
  'skip',
  'aside',
  'none',
] as const;
export type HeardAs = (typeof HEARD_AS)[number];

/** How grave a message is. `care` is heavy and not in danger of life; `notice` is unfair to others, or deceives. */
export const SAFETY_TIERS = ['crisis', 'care', 'notice', 'none'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** Whom a message was written to: *Say it*, or *Ask the coach*. */
export const INTENTS = ['say', 'ask'] as const;
export type Intent = (typeof INTENTS)[number];
