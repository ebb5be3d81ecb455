import { findSkills } from '../../skills/find-skills.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { CareerGoal, Challenge, Interest, ListQuestion } from '../questions.ts';
import { ownChallenge } from '../tactics/own-challenge.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { TACTICS } from '../tactics/tactics.ts';
import type { GoalPlan } from './goals/goal-plan.ts';
import { GOAL_PLANS } from './goals/goal-plans.ts';
import { ownGoal } from './goals/own-goal.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { isChoice } from './phrases.ts';

/** Of own words that name no skill. */
const OWN_SKILLS: Readonly<Record<ListQuestion, SkillId>> = {
  interests: 'choosing-a-direction',
  goals: 'setting-goals',
  challenges: 'solving-problems',
};

const skillOf = (question: ListQuestion, words: string): SkillId => findSkills(words)[0] ?? OWN_SKILLS[question];

export const goalPlan = (goal: string): GoalPlan =>
  isChoice('goals', goal) ? GOAL_PLANS[goal as CareerGoal] : ownGoal(goal, skillOf('goals', goal));

export const tacticFor = (challenge: string): Omit<Tactic, 'challenge'> =>
  isChoice('challenges', challenge) ? TACTICS[challenge as Challenge] : ownChallenge(challenge, skillOf('challenges', challenge));

export const skillOfInterest = (interest: string): SkillId =>
  isChoice('interests', interest) ? INTEREST_WORDS[interest as Interest].skill : skillOf('interests', interest);
