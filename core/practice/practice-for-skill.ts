import type { CAREER_LEVELS } from '../records/levels.ts';
import type { SkillId } from '../skills/skill-ids.ts';
import type { Practice } from './practice.ts';

type CareerLevel = (typeof CAREER_LEVELS)[number];

const TALK: Practice = { mode: 'career' };
const meet = (networkingScenario: string): Practice => ({ mode: 'networking', networkingScenario });
const manage = (focusAreaTitle: string): Practice => ({ mode: 'managerial', focusAreaTitle });
const answer = (interviewType: string, question: string): Practice => ({ mode: 'interview', interviewType, question });

const PRACTICES: Readonly<Record<SkillId, Practice>> = {
  'active-listening': meet('informational-interview'),
  'asking-questions': meet('conference'),
  'giving-feedback': manage('Feedback'),
  'receiving-feedback': answer('behavioural', 'Tell me about feedback that you did not like to hear, and what you did with it.'),
  'handling-conflict': manage('Conflict'),
  negotiating: answer('situational', 'You are offered less than you asked for: what do you answer?'),
  'building-contacts': meet('conference'),
  'telling-your-story': answer('behavioural', 'Tell me about a piece of work that you are glad to have done.'),
  presenting: answer('screening', 'Please introduce yourself in about 60 seconds, with the main thing first.'),
  'writing-clearly': answer('behavioural', 'Describe what you did last month in words that a newcomer would understand.'),
  'leading-a-talk': manage('One-to-ones'),
  delegating: manage('Delegation'),
  'leading-change': manage('Change'),
  deciding: answer('behavioural', 'Tell me about a choice between two good options, and how you made it.'),
  'solving-problems': answer('behavioural', 'Tell me about a problem whose cause was not what everybody thought.'),
  estimating: answer('case', 'How would you estimate how long a piece of work takes that nobody has done before?'),
  'choosing-a-direction': TALK,
  'setting-goals': TALK,
  'planning-the-week': TALK,
  'keeping-attention': TALK,
  learning: answer('behavioural', 'Tell me about something you would do differently today, and what taught you that.'),
  'building-habits': TALK,
  'managing-stress': TALK,
  'money-basics': TALK,
  'working-with-ai': answer('behavioural', 'Tell me about a task for which you used an AI tool, and how you checked what it said.'),
};

/** Those for which a manager's talk fits better, once somebody leads others. */
const PRACTICES_OF_LEADERS: Partial<Record<SkillId, Practice>> = {
  'active-listening': manage('One-to-ones'),
  'setting-goals': manage('Goals'),
};

const LEADERS: readonly CareerLevel[] = ['senior', 'executive'];

/** The way to practise a skill with the coach that comes nearest to using it. */
export function practiceForSkill(skill: SkillId, level?: CareerLevel): Practice {
  const ofLeaders = level && LEADERS.includes(level) ? PRACTICES_OF_LEADERS[skill] : undefined;
  return ofLeaders ?? PRACTICES[skill];
}
