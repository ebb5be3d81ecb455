import { findSkills } from '../../skills/find-skills.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { CareerGoal, Challenge } from '../questions.ts';
import { ownChallenge } from '../tactics/own-challenge.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { TACTICS } from '../tactics/tactics.ts';
import type { GoalPlan } from './goals/goal-plan.ts';
import { GOAL_PLANS } from './goals/goal-plans.ts';
import { ownGoal } from './goals/own-goal.ts';
import { meantChallenge, meantGoal } from './own/meant-choice.ts';
import { goalInOwnWords, tacticInOwnWords } from './own/own-words-plan.ts';
import { isChoice } from './phrases.ts';

/** Of own words that name no skill. */
const OWN_SKILLS = { goals: 'setting-goals', challenges: 'solving-problems' } as const satisfies Record<string, SkillId>;

const skillOf = (question: keyof typeof OWN_SKILLS, words: string): SkillId => findSkills(words)[0] ?? OWN_SKILLS[question];

export function goalPlan(goal: string): GoalPlan {
  if (isChoice('goals', goal)) return GOAL_PLANS[goal as CareerGoal];
  const meant = meantGoal(goal);
  return meant ? goalInOwnWords(goal, meant) : ownGoal(goal, skillOf('goals', goal));
}

export function tacticFor(challenge: string): Omit<Tactic, 'challenge'> {
  if (isChoice('challenges', challenge)) return TACTICS[challenge as Challenge];
  const meant = meantChallenge(challenge);
  return meant ? tacticInOwnWords(challenge, meant) : ownChallenge(challenge, skillOf('challenges', challenge));
}
