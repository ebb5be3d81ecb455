import { SKILLS } from '../../skills/skills.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { TIMEFRAME_LABELS } from '../choice-words.ts';
import { DEFAULT_TIMEFRAME, QUESTION_IDS, type Challenge, type Interest } from '../questions.ts';
import { capitalized } from '../../words.ts';
import { goalPlan, tacticFor } from './pick-plans.ts';
import { CONSEQUENCES, GOAL_PAIRS, INTEREST_PAIRS } from './insight-words.ts';
import { INTEREST_WORDS } from './interest-words.ts';
import { inSentence, isChoice, quoted, ref, sentence, startSmall } from './phrases.ts';
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

const MAX_PAIRS = 2;

function joinGoalAndChallenge(profile: AnsweredProfile): Sentence[] {
  const { goals, challenges } = profile;
  const pairs = goals.flatMap((goal) => challenges.map((challenge) => ({ goal, challenge })));
  const [nearest] = pairs;
  if (!nearest) return sayOneSided(profile);
  const known = pairs.flatMap(({ goal, challenge }) => {
    const text = GOAL_PAIRS[`${goal}+${challenge}` as keyof typeof GOAL_PAIRS];
    return text ? [sentence(text, ref('goals', goal), ref('challenges', challenge))] : [];
  });
  if (known.length > 0) return known.slice(0, MAX_PAIRS);
  const { goal, challenge } = nearest;
  const text = `${goalPlan(goal).hinge}, and you named ${inSentence('challenges', challenge)}, ${consequenceOf(challenge)}.`;
  return [sentence(text, ref('goals', goal), ref('challenges', challenge)), ...joinSkill(pairs)];
}

/** Where there is a goal without a challenge, a challenge without a goal, or neither. */
function sayOneSided({ interests: [interest], goals: [goal], challenges: [challenge] }: AnsweredProfile): Sentence[] {
  if (goal !== undefined) {
    const text = `${goalPlan(goal).hinge}, and you named nothing in its way: look again after two weeks, when it has begun.`;
    return [sentence(text, ref('goals', goal), ref('challenges', undefined))];
  }
  if (challenge !== undefined) {
    const text = `You named no goal, so begin with ${inSentence('challenges', challenge)}: what you do with the room it leaves will show what you want.`;
    return [sentence(text, ref('goals', undefined), ref('challenges', challenge))];
  }
  if (interest === undefined) return [];
  const text = `You named no goal, so begin with ${inSentence('interests', interest)}: what one likes is the best place to look for one.`;
  return [sentence(text, ref('goals', undefined), ref('interests', interest))];
}

const consequenceOf = (challenge: string): string =>
  isChoice('challenges', challenge) ? CONSEQUENCES[challenge as Challenge] : 'so that gets a step of its own before the larger ones';

/** One practice that serves a goal and a challenge. */
function joinSkill(pairs: readonly { goal: string; challenge: string }[]): Sentence[] {
  for (const { goal, challenge } of pairs) {
    const { skill } = tacticFor(challenge);
    const { first, second } = goalPlan(goal);
    if (first.skill !== skill && second.skill !== skill) continue;
    const name = startSmall(SKILLS[skill].name);
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
    ? `Bring ${inSentence('interests', interest)}, which you like, into ${use}: it gives you ${INTEREST_WORDS[interest as Interest].gift}.`
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
  const text = `You answered ${given.length === 1 ? 'one' : 'two'} of five questions, so the plan is there to find out the rest: answer again when its first half is done.`;
  return [sentence(text, ...given, ...missing)];
}

const WEEK_DAYS = 7;

function sayPace({ timeframe, goals, challenges }: AnsweredProfile, actionCount: number): Sentence {
  const length = timeframe ?? DEFAULT_TIMEFRAME;
  const weeks = Math.round(TIMEFRAME_DAYS[length] / WEEK_DAYS / actionCount);
  const text = `${actionCount} actions in ${TIMEFRAME_LABELS[length]} ${sayRoom(weeks)}.`;
  return sentence(text, ref('timeframe', timeframe), ref('goals', goals[0]), ref('challenges', challenges[0]));
}

const WIDE_WEEKS = 8;

function sayRoom(weeks: number): string {
  if (weeks >= WIDE_WEEKS) return 'leave room: begin early, and answer the questions again when half of them are done';
  const pace = weeks <= 1 ? 'about one a week' : `one in about ${weeks} weeks`;
  return `come to ${pace}: finish the first before you look at the last`;
}
