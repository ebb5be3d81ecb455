import { z } from 'zod';
import { plainText } from '#core/plain-text.ts';
import { CAREER_LEVELS, DIFFICULTIES } from '#core/records/levels.ts';
import { normalize } from '../../normalize.ts';

export const INTERVIEW_TYPES = ['behavioural', 'situational', 'technical', 'case', 'screening'] as const;

/** A sign that stands for many letters is read as these. In most languages three are enough for one. */
const MOST_LETTERS_A_SIGN = 3;

const line = (max: number) =>
  plainText()
    .min(1)
    .max(max)
    .refine((text) => normalize('NFKD', text).length <= MOST_LETTERS_A_SIGN * max, 'Too long: some of its signs stand for many letters.');
const lines = z.array(line(300)).max(50);

/** Who practises, as they say it themselves (the specification's user profile). */
export const UserProfile = z.strictObject({
  careerLevel: z.enum(CAREER_LEVELS).optional(),
  interests: lines.optional(),
  goals: lines.optional(),
  challenges: lines.optional(),
  timeframe: line(60).optional(),
});
export type UserProfile = z.infer<typeof UserProfile>;

/** What a conversation starts from: the specification's fields, `industry` for the interview's record, and `question`. */
export const ConversationContext = z.strictObject({
  userProfile: UserProfile.optional(),
  personalityType: line(60).optional(),
  /** An id of `NETWORKING_SCENARIOS`, or a situation in the learner's own words. */
  networkingScenario: line(600).optional(),
  targetRole: line(120).optional(),
  industry: line(120).optional(),
  interviewType: z.preprocess((value) => (value === 'behavioral' ? 'behavioural' : value), z.enum(INTERVIEW_TYPES)).optional(),
  interviewDifficulty: z.enum(DIFFICULTIES).optional(),
  managementFocus: line(300).optional(),
  focusAreaTitle: line(120).optional(),
  focusTopics: z.array(line(120)).max(20).optional(),
  currentStep: z.union([line(60), z.number().int().min(0).max(1000)]).optional(),
  /** A question of the learner's own, practised first. */
  question: line(500).optional(),
});
export type ConversationContext = z.infer<typeof ConversationContext>;

/** Situations of the networking mode; any other text is one of the learner's own. */
export const NETWORKING_SCENARIOS = {
  conference: 'At a conference',
  'informational-interview': 'An informational interview',
  reconnecting: 'Getting back in touch',
  referral: 'Asking for a referral',
  introduction: 'Introducing two people',
  leaving: 'Leaving gracefully',
} as const;
export type NetworkingScenario = keyof typeof NETWORKING_SCENARIOS;

/** What a manager's practice may be about (`focusAreaTitle`); topics are free words. */
export const MANAGEMENT_FOCUSES = ['Feedback', 'Delegation', 'One-to-ones', 'Conflict', 'Hiring', 'Change', 'Goals'] as const;
export type ManagementFocus = (typeof MANAGEMENT_FOCUSES)[number];
