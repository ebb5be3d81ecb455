import { SKILLS } from '../../skills/skills.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { TIMEFRAME_LABELS } from '../choice-words.ts';
import { DEFAULT_TIMEFRAME, QUESTION_IDS, type Challenge, type Interest } from '../questions.ts';
import { capitalized } from '../../words.ts';
import { goalPlan, tacticFor } from './pick-plans.ts';
import { CONSEQUENCES, GOAL_PAIRS, INTEREST_PAIRS } from './insight-words.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { inSentence, isChoice, quoted, ref, sentence } from './phrases.ts';
import { TIMEFRAME_DAYS } from './plan-days.ts';

const MAX_SENTENCES = 4;

/** What two answers say together: a goal and what is in its way, what is liked and what is wanted, the plan and its time. */
export function sayInsight(profile: AnsweredProfile, actionCount: number): Sentence[] {
  return [
    ...joinGoalAndChallenge(profile),
    ...joinInterestAndChallenge(profile),
    ...joinInterestAndGoal(profile),
    ...sayFewAnswers(profile),
    sayPace(profile, actionCount),
  ].slice(0, MAX_SENTENCES);
}

function joinGoalAndChallenge({ goals, challenges }: AnsweredProfile): Sentence[] {
  const pairs = goals.flatMap((goal) => challenges.map((challenge) => ({ goal, challenge })));
  const [nearest] = pairs;
  if (!nearest) return [];
  const known = pairs.find(({ goal, challenge }) => GOAL_PAIRS[`${goal}+${challenge}` as keyof typeof GOAL_PAIRS]);
  const { goal, challenge } = known ?? nearest;
  const because = [ref('goals', goal), ref('challenges', challenge)];
  const text =
    GOAL_PAIRS[`${goal}+${challenge}` as keyof typeof GOAL_PAIRS] ??
    `${goalPlan(goal).hinge}, and you named ${inSentence('challenges', challenge)}, ${consequenceOf(challenge)}.`;
  return [sentence(text, ...because), ...joinSkill(pairs)];
}

const consequenceOf = (challenge: string): string =>
  isChoice('challenges', challenge) ? CONSEQUENCES[challenge as Challenge] : 'so that gets a step of its own before the larger ones';

/** One practice that serves a goal and a challenge. */
function joinSkill(pairs: readonly { goal: string; challenge: string }[]): Sentence[] {
  for (const { goal, challenge } of pairs) {
    const { skill } = tacticFor(challenge);
    const { first, second } = goalPlan(goal);
    if (first.skill !== skill && second.skill !== skill) continue;
    const name = SKILLS[skill].name.toLowerCase();
    const text = `${capitalized(inSentence('goals', goal))} and ${inSentence('challenges', challenge)} both come to ${name}, so each practice of it counts twice.`;
    return [sentence(text, ref('goals', goal), ref('challenges', challenge))];
  }
  return [];
}

function joinInterestAndChallenge({ interests, challenges }: AnsweredProfile): Sentence[] {
  for (const interest of interests) {
    for (const challenge of challenges) {
      const text = INTEREST_PAIRS[`${interest}+${challenge}` as keyof typeof INTEREST_PAIRS];
      if (text) return [sentence(text, ref('interests', interest), ref('challenges', challenge))];
    }
  }
  return [];
}

function joinInterestAndGoal({ interests: [interest], goals: [goal] }: AnsweredProfile): Sentence[] {
  if (interest === undefined || goal === undefined) return [];
  const { use } = goalPlan(goal);
  const text = isChoice('interests', interest)
    ? `You like ${inSentence('interests', interest)}: it brings ${INTEREST_WORDS[interest as Interest].gift} to ${use}.`
    : `Bring ${quoted(interest)} into ${use}: what one likes is seldom put off.`;
  return [sentence(text, ref('interests', interest), ref('goals', goal))];
}

const FEW = 2;

function sayFewAnswers(profile: AnsweredProfile): Sentence[] {
  const { careerLevel, timeframe, interests, goals, challenges } = profile;
  const answers = [careerLevel, interests[0], goals[0], challenges[0], timeframe];
  const given = QUESTION_IDS.flatMap((question, i) => (answers[i] === undefined ? [] : [ref(question, answers[i])]));
  if (given.length > FEW) return [];
  const missing = QUESTION_IDS.flatMap((question, i) => (answers[i] === undefined ? [ref(question, undefined)] : []));
  const text = `You answered ${given.length} of five questions, so the plan is there to find out the rest: answer again when its first half is done.`;
  return [sentence(text, ...given, ...missing)];
}

const WEEK_DAYS = 7;

function sayPace({ timeframe, goals, challenges }: AnsweredProfile, actionCount: number): Sentence {
  const length = timeframe ?? DEFAULT_TIMEFRAME;
  const weeks = Math.round(TIMEFRAME_DAYS[length] / WEEK_DAYS / actionCount);
  const pace = weeks <= 1 ? 'one a week' : `one every ${weeks} weeks`;
  const text = `${actionCount} actions in ${TIMEFRAME_LABELS[length]} come to about ${pace}: finish the first before you look at the last.`;
  return sentence(text, ref('timeframe', timeframe), ref('goals', goals[0]), ref('challenges', challenges[0]));
}
