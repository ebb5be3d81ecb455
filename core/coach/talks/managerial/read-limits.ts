const READ_CHARS = 10_000;

const HARASSED =
  /\b(?:sexual(?:ly)? (?:harass\w*|comments?|remarks?|advances?|jokes?)|harass(?:ed|es|ing|ment)|grop(?:ed|es|ing)|racial slurs?|racist (?:remarks?|comments?|jokes?|abuse)|touched (?:her|him|me|them) (?:on|without)|stalk(?:ed|s|ing) (?:her|him|me|them))\b/i;
/** Talks on a policy or a course are no report. */
const ON_THE_SUBJECT = /\bharassment (?:training|policy|policies|course|rules)\b/i;

/**
 * Whether a manager speaks of harassment among those they answer for. What is done to the learner is read before any plan
 * (`core/coach/safety`).
 */
export function isHarassment(text: string): boolean {
  const start = text.slice(0, READ_CHARS);
  return HARASSED.test(start) && !ON_THE_SUBJECT.test(start);
}

const LAW =
  /\b(?:dismiss(?:ed|al|ing)?|fire (?:him|her|them|somebody|someone)|firing|sack(?:ed|ing)?|terminat(?:e|ed|ion)|written warning|formal warning|legal(?:ly)?|illegal|unlawful|lawyer|tribunal|works council|union|pregnan(?:t|cy)|disab(?:led|ility)|sick (?:leave|note)|redundan(?:t|cy)|contract)\b/i;

/** Whether the law of a country may have a say in it. */
export const touchesLaw = (text: string): boolean => LAW.test(text.slice(0, READ_CHARS));
