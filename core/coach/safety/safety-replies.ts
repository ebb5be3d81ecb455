import type { Pointers } from '../plan/turn-plan.ts';
import type { SafetyReading } from './read-safety.ts';
import type { Grave } from '../hear/hear.ts';
import type { SafetyWords } from './safety-words.ts';

/** The fixed words of safety, with whom a learner can turn to. */
export interface SafetyReplies {
  /** What is answered instead of anything else. Null where the conversation goes on as it would have. */
  toReading(reading: SafetyReading): string | null;
  /**
   * What is answered to what was heard as grave, where no words say which kind it is: in doubt a gentle sentence, for which
   * nobody has to be in danger. Null for `none`, and for what may be unfair and may not.
   */
  toTier(grave: Grave): string | null;
  /** Said before the talk or the plan goes on, where what somebody tells of their life may be heavy, or somebody in danger, and may not. */
  toDoubt(tier: 'crisis' | 'care'): string;
  /** Whether that was said in a reply. */
  hasDoubted(content: string): boolean;
  /** Whether a text is one of these fixed replies. */
  includes(content: string): boolean;
}

/** @param pointers whom the brand names; where it names nobody, whom there is everywhere */
export function safetyReplies({ nobody_named: nobody, in_doubt, gentle, said, heard }: SafetyWords, pointers: Pointers): SafetyReplies {
  const emergency = pointers.emergency?.trim() || nobody.emergency;
  const channel = pointers.channel?.trim() || nobody.channel;
  const fill = (text: string): string => text.replace('{emergency}', () => emergency).replace('{channel}', () => channel);
  const all = new Set([in_doubt, ...Object.values(said), ...Object.values(heard)].map(fill));
  return {
    toReading: ({ tier, kind }) => (tier === 'none' ? null : fill(tier === 'unclear' ? in_doubt : said[kind])),
    toTier: ({ tier, sure }) => (tier === 'none' || (tier === 'notice' && !sure) ? null : fill(sure ? heard[tier] : in_doubt)),
    toDoubt: (tier) => fill(gentle[tier]),
    hasDoubted: (content) => content.includes(fill(gentle.care)) || content.includes(fill(gentle.crisis)),
    includes: (content) => all.has(content),
  };
}
