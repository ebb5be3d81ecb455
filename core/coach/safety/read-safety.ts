import { foldText, type FoldedText, type TextSpan } from './fold-text.ts';
import { RULES, SAFETY_KINDS, SAFETY_TIERS, type Exception, type Rule, type SafetyKind, type SafetyTier } from './rule.ts';
import { whoSpeaks } from './who-speaks.ts';

export type SafetyReading =
  | { tier: 'none'; kind: null; span: null }
  /** `span` is where the text says it, in UTF-16 units. */
  | { tier: Exclude<SafetyTier, 'none'>; kind: SafetyKind; span: TextSpan };

const NOTHING: SafetyReading = { tier: 'none', kind: null, span: null };
/** Of a sentence, on either side of what was found: more would make the time grow with the square of the text. */
const CONTEXT = 200;

/**
 * What a learner's message says of danger, abuse or the law, read before anything else is done with it. It goes by the words
 * alone, in English, and misses what is only hinted at; in doubt it says `unclear`. Linear in the length of the text.
 */
export function readSafety(content: string): SafetyReading {
  const folded = foldText(content);
  let gravest: SafetyReading = NOTHING;
  for (const rule of RULES) {
    if (rankOf(rule.tier) <= rankOf(gravest.tier)) continue;
    for (const match of folded.text.matchAll(rule.pattern)) {
      const tier = weigh(rule, folded, match.index, match.index + match[0].length);
      if (rankOf(tier) <= rankOf(gravest.tier) || tier === 'none') continue;
      gravest = { tier, kind: rule.kind, span: folded.placeOf(match.index, match.index + match[0].length) };
      if (tier === rule.tier) break;
    }
  }
  return gravest;
}

/** The gravest of what several texts say. */
export const readAllSafety = (contents: readonly string[]): SafetyReading =>
  contents.map(readSafety).reduce((gravest, reading) => (isGraver(reading, gravest) ? reading : gravest), NOTHING);

export const isGrave = (content: string): boolean => readSafety(content).tier !== 'none';

const isGraver = (one: SafetyReading, other: SafetyReading): boolean =>
  rankOf(one.tier) > rankOf(other.tier) ||
  (one.kind !== null &&
    other.kind !== null &&
    one.tier === other.tier &&
    SAFETY_KINDS.indexOf(one.kind) < SAFETY_KINDS.indexOf(other.kind));

const rankOf = (tier: SafetyTier): number => SAFETY_TIERS.indexOf(tier);

/** What is left of a rule's tier in its sentence, and in the mouth of whoever says it. */
function weigh(rule: Rule, { text }: FoldedText, start: number, end: number): SafetyTier {
  const before = sentenceBefore(text.slice(Math.max(0, start - CONTEXT), start));
  const after = sentenceAfter(text.slice(end, end + CONTEXT));
  const found = text.slice(start, end);
  const holds = (exception: Exception): boolean =>
    (exception.before?.test(before) ?? true) &&
    (exception.found?.test(found) ?? true) &&
    (exception.after?.test(after) ?? true) &&
    (exception.sentence?.test(before + found + after) ?? true);
  const tier = rule.unless.find(holds)?.tier ?? rule.tier;
  const speaker = whoSpeaks(text, start, end, before);
  if (speaker === 'somebody else') return 'none';
  return speaker === 'unknown' && tier === 'explicit' ? 'unclear' : tier;
}

const sentenceBefore = (text: string): string => text.slice(Math.max(...['.', '!', '?', ';'].map((mark) => text.lastIndexOf(mark))) + 1);
const sentenceAfter = (text: string): string => /^[^.!?;]*/.exec(text)?.[0] ?? '';
