import type { AnsweredProfile } from '#core/assessment/answers.ts';
import { CHOICES, MAX_OWN_WORDS, MAX_PICKS, TIMEFRAMES, type ListQuestion } from '#core/assessment/questions.ts';
import type { Random } from '#core/random.ts';
import { CAREER_LEVELS } from '#core/records/levels.ts';

/** What people write, and what nobody should: quotation marks, markup, other scripts, breaks, the longest there may be. */
export const OWN_WORDS = [
  'open a bakery',
  'delegation',
  'become a ward manager',
  'I cannot say no',
  'my boss shouts!',
  'say “no” and "yes"',
  '<b>Fame</b> & more',
  'पढ़ाना और सीखना',
  '小さな店を開く',
  'العمل من البيت',
  'Dr. No. 5. It ends.',
  'undefined',
  'a',
  '🙂',
  'word '.repeat(MAX_OWN_WORDS / 5).trim(),
  'x'.repeat(MAX_OWN_WORDS),
] as const;

const SKIPPED = 0.2;
const OWN = 0.1;

const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

function samplePicks(question: ListQuestion, random: Random): string[] {
  const picks = new Set<string>();
  const count = random() < SKIPPED ? 0 : 1 + Math.floor(random() ** 2 * MAX_PICKS);
  while (picks.size < count) picks.add(random() < OWN ? oneOf(OWN_WORDS, random) : oneOf(CHOICES[question], random));
  return [...picks];
}

/** Answers of somebody, of which at least one is given. */
export function sampleProfile(random: Random): AnsweredProfile {
  const profile: AnsweredProfile = {
    ...(random() > SKIPPED && { careerLevel: oneOf(CAREER_LEVELS, random) }),
    interests: samplePicks('interests', random),
    goals: samplePicks('goals', random),
    challenges: samplePicks('challenges', random),
    ...(random() > SKIPPED && { timeframe: oneOf(TIMEFRAMES, random) }),
  };
  const isEmpty =
    !profile.careerLevel &&
    !profile.timeframe &&
    [profile.interests, profile.goals, profile.challenges].every(({ length }) => length === 0);
  return isEmpty ? sampleProfile(random) : profile;
}
