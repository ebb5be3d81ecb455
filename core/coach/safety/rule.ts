/** From the least to the most. `explicit`: the fixed reply is all that follows. `unclear`: a pointer, and the learner may go on. */
export const SAFETY_TIERS = ['none', 'unclear', 'explicit'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** From what matters most. */
export const SAFETY_KINDS = ['self_harm', 'violence', 'harassment', 'discrimination', 'discriminatory_question', 'law'] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** What makes something else of words that a rule found. All that is given must hold; each is looked for within the sentence. */
export interface Exception {
  /** In what stands before it. */
  before?: RegExp;
  /** In what was found. */
  found?: RegExp;
  /** In what follows it. */
  after?: RegExp;
  /** Anywhere in the sentence. */
  sentence?: RegExp;
  tier: Exclude<SafetyTier, 'explicit'>;
}

/** Words that say something of a kind, in a text as `foldText` leaves it. */
export interface Rule {
  kind: SafetyKind;
  tier: Exclude<SafetyTier, 'none'>;
  pattern: RegExp;
  /** The first that holds counts. */
  unless?: readonly Exception[];
}

const WORD = '[a-z0-9*-]{1,20}';

/** Names that phrases use. Every gap is bounded, so that no phrase takes more than linear time. */
const PARTS: Readonly<Record<string, string>> = {
  /** Where a sentence ends. */
  end: '(?= ?(?:[.!?;"]|$))',
  i: '(?:i|im|ive|ill|id|ima|imma)',
  gap: `(?:(?!(?:he|she|they|who|him|her|them|man|woman|patient|somebody|someone|people) )${WORD} ){0,5}`,
  words: `(?:${WORD} ){0,3}`,
  word: WORD,
  intent: String.raw`(?:want(?:ed|ing)?|wanna|wnat|wan|need|going|gonna|plan(?:s|ned|ning)?|intend(?:ed|ing)?|will|ill|about|think(?:ing)?|thought|thoughts|consider(?:ed|ing)?|decided|try|tried|trying|feel like|felt like|urge|urges|tempted|ready|should|might|could|just|keep|wish|ways|way|how|fantasi[sz]ing|dream(?:ing)?|threatening)`,
  self: '(?:my ?self|me ?self|mysef|myslef|mysel|mself|myselfe)',
  kill: '(?:k[i*]+l+(?:ing|in|ed)?|kll|klil)',
  suicid: 's(?:ui|u|iu|wi|ue)(?:c|s|ss|cs)[iy]+d',
  person: String.raw`(?:him|her|them|you|(?:my|this|that|the|our) (?:${WORD} ){0,2}(?:boss|manager|supervisor|colleagues?|co ?workers?|wife|husband|girlfriend|boyfriend|partner|ex|kids?|children|son|daughter|mother|mum|mom|father|dad|brother|sister|neighbou?r|customers?|clients?|teacher|professor|guy|man|woman|bastard|idiot|bitch|people|family|landlord|director|ceo|flatmate|classmates?|interviewer)|every(?:one|body)|some(?:one|body)|people)`,
};

/** A pattern in which `<name>` stands for one of the parts above; it begins and ends at the edge of a word. */
export function phrase(source: string): RegExp {
  return new RegExp(String.raw`\b(?:${expand(source)})\b`, 'g');
}

/** What a found phrase is followed by. */
export function next(source: string): RegExp {
  return new RegExp(String.raw`^ (?:${expand(source)})`);
}

function expand(source: string): string {
  return source.replaceAll(/<(\w+)>/g, (whole, name: string) => PARTS[name] ?? whole);
}
