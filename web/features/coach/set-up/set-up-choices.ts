import type { ConversationContext, ManagementFocus, NetworkingScenario, UserProfile } from '#core/coach/conversation/context.ts';

/* Only the types come from there: its schemas would bring Zod to the page. */

interface Choice {
  readonly name: string;
  readonly text: string;
}
type Choices<Id extends string> = Readonly<Record<Id, Choice>>;

export const INTERVIEW_TYPES: Choices<NonNullable<ConversationContext['interviewType']>> = {
  behavioural: { name: 'Behavioural', text: 'What you did in cases that happened' },
  situational: { name: 'Situational', text: 'What you would do, and why' },
  technical: { name: 'Technical', text: 'How you work a problem of your trade' },
  case: { name: 'Case', text: 'A business problem, thought through aloud' },
  screening: { name: 'Screening', text: 'The first call: who you are, why here' },
};

export const DIFFICULTIES: Readonly<Record<NonNullable<ConversationContext['interviewDifficulty']>, string>> = {
  entry: 'Entry',
  mid: 'Mid',
  senior: 'Senior',
};

export const SCENARIOS: Choices<NetworkingScenario> = {
  conference: { name: 'At a conference', text: 'Begin with somebody you do not know' },
  'informational-interview': { name: 'An informational interview', text: 'Learn what the work is like' },
  reconnecting: { name: 'Getting back in touch', text: 'After years without a word' },
  referral: { name: 'Asking for a referral', text: 'Without putting anybody in a corner' },
  introduction: { name: 'Introducing two people', text: 'So that both have a reason to talk' },
  leaving: { name: 'Leaving gracefully', text: 'End a talk, and keep the contact' },
};

export const FOCUSES: Readonly<Record<ManagementFocus, string>> = {
  Feedback: 'Something that should change, or go on',
  Delegation: 'Give away a task and its freedom',
  'One-to-ones': 'A talk that belongs to the other person',
  Conflict: 'Two who do not agree, or you and one',
  Hiring: 'Ask for evidence, and listen to it',
  Change: 'Say what will be different, and why',
  Goals: 'Agree on what, by when, and how to tell',
};

export const CAREER_LEVELS: Readonly<Record<NonNullable<UserProfile['careerLevel']>, string>> = {
  entry: 'Entry',
  mid: 'Mid',
  senior: 'Senior',
  executive: 'Executive',
};

export const TIMEFRAMES: Readonly<Record<string, string>> = {
  '3_months': '3 months',
  '6_months': '6 months',
  '1_year': '1 year',
  '2_years': '2 years',
};

export const toCards = (choices: Choices<string>): { value: string; name: string; text: string }[] =>
  Object.entries(choices).map(([value, choice]) => ({ value, ...choice }));
