import type { CareerGoal, Challenge, CareerLevel } from '../../questions.ts';
import { TACTICS } from '../../tactics/tactics.ts';
import type { Tactic } from '../../tactics/tactic.ts';
import type { GoalPlan } from '../goals/goal-plan.ts';
import { GOAL_PLANS } from '../goals/goal-plans.ts';
import { quoted, startSmall } from '../phrases.ts';

type ByLevel = Readonly<Record<CareerLevel, string>>;

/** The plan of a goal for words that plainly say it: they stay quoted where they are named and in what is done. */
export function goalInOwnWords(words: string, goal: CareerGoal): GoalPlan {
  const towards = (text: string): string => `Towards ${quoted(words)}: ${startSmall(text)}`;
  const plan: GoalPlan = GOAL_PLANS[goal];
  const { first, second } = plan;
  return {
    ...plan,
    development: towards(plan.development),
    path: towards(plan.path),
    first: { ...first, action: eachLevel(first.action, towards) },
    second: { ...second, action: towards(second.action) },
  };
}

/** The same of a challenge. */
export function tacticInOwnWords(words: string, challenge: Challenge): Omit<Tactic, 'challenge'> {
  const tactic: Tactic = TACTICS[challenge];
  const [, said] = tactic.weakness.split(': ');
  return {
    ...tactic,
    weakness: `You named ${quoted(words)}: ${said}`,
    action: eachLevel(tactic.action, (text) => `Because of ${quoted(words)}: ${startSmall(text)}`),
  };
}

const eachLevel = (action: ByLevel, say: (text: string) => string): ByLevel => ({
  entry: say(action.entry),
  mid: say(action.mid),
  senior: say(action.senior),
  executive: say(action.executive),
});
