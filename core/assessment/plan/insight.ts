import { SKILLS } from '../../skills/skills.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, QUESTION_IDS, type CareerGoal, type Challenge } from '../questions.ts';
import { capitalized } from '../../words.ts';
import { goalPlan, tacticFor } from './pick-plans.ts';
import { CONCERNED_GOALS, CONSEQUENCES, GOAL_PAIRS, INTEREST_PAIRS } from './insight-words.ts';
import { sayNumber, TIMEFRAME_WORDS } from './number-words.ts';
import { inSentence, isChoice, listGoals, ref, sentence, startSmall } from './phrases.ts';
import { TIMEFRAME_DAYS, WEEK_DAYS } from './plan-days.ts';

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
  const { goal, challenge } = pairs.find(isConcerned) ?? nearest;
  return [sentence(sayPair(goal, challenge), ref('goals', goal), ref('challenges', challenge)), ...joinSkill(pairs)];
}

/** Where there is a goal without a challenge, a challenge without a goal, or neither. */
function sayOneSided({ interests: [interest], goals: [goal], challenges: [challenge] }: AnsweredProfile): Sentence[] {
  if (goal !== undefined) {
    const text = `${goalPlan(goal).hinge}. You named nothing in its way, so look again after two weeks, when you have begun.`;
    return [sentence(text, ref('goals', goal), ref('challenges', undefined))];
  }
  if (challenge !== undefined) {
    const text = `You named no goal, so begin with ${inSentence('challenges', challenge)}: once it weighs less, it is easier to see what you want.`;
    return [sentence(text, ref('goals', undefined), ref('challenges', challenge))];
  }
  if (interest === undefined) return [];
  const text = `You named no goal, so begin with ${inSentence('interests', interest)}: a goal is most likely to last where you like the work.`;
  return [sentence(text, ref('goals', undefined), ref('interests', interest))];
}

function isConcerned({ goal, challenge }: { goal: string; challenge: string }): boolean {
  if (!isChoice('challenges', challenge)) return false;
  const concerned = CONCERNED_GOALS[challenge as Challenge];
  return concerned === 'any' || concerned.includes(goal as CareerGoal);
}

/** Where the two have nothing to do with each other, or only the learner knows, the sentence says so. */
function sayPair(goal: string, challenge: string): string {
  const named = inSentence('challenges', challenge);
  if (isConcerned({ goal, challenge })) return `${goalPlan(goal).hinge}. You named ${named}, ${CONSEQUENCES[challenge as Challenge]}.`;
  const wanted = listGoals([goal]);
  return isChoice('goals', goal) && isChoice('challenges', challenge)
    ? `You want ${wanted} and named ${named}: neither has to wait for the other, so each begins with an action of its own.`
    : `Only you know what ${named} has to do with your goal ${wanted}: look after the first action whether one holds up the other.`;
}

/** One practice that serves a goal and a challenge. */
function joinSkill(pairs: readonly { goal: string; challenge: string }[]): Sentence[] {
  for (const { goal, challenge } of pairs) {
    const { skill } = tacticFor(challenge);
    const { first, second } = goalPlan(goal);
    if (first.skill !== skill && second.skill !== skill) continue;
    const name = startSmall(SKILLS[skill].name);
    const text = `Each practice of ${name} counts twice: for your goal ${listGoals([goal])}, and for ${inSentence('challenges', challenge)}.`;
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
  const wanted = isChoice('goals', goal) ? `want ${listGoals([goal])}` : `named ${listGoals([goal])} as a goal`;
  const text = `You like ${inSentence('interests', interest)} and ${wanted}: ${goalPlan(goal).liked}.`;
  return [sentence(text, ref('interests', interest), ref('goals', goal))];
}

const FEW = 2;

function sayFewAnswers(profile: AnsweredProfile): Sentence[] {
  const { careerLevel, timeframe, interests, goals, challenges } = profile;
  const answers = [careerLevel, interests[0], goals[0], challenges[0], timeframe];
  const given = QUESTION_IDS.flatMap((question, i) => (answers[i] === undefined ? [] : [ref(question, answers[i])]));
  if (given.length > FEW) return [];
  const missing = QUESTION_IDS.flatMap((question, i) => (answers[i] === undefined ? [ref(question, undefined)] : []));
  const text = `You answered ${given.length === 1 ? 'one question' : 'two questions'} of five, so take this as a first draft: its actions find out what the other answers would have told.`;
  return [sentence(text, ...given, ...missing)];
}

function sayPace({ timeframe, goals, challenges }: AnsweredProfile, actionCount: number): Sentence {
  const length = timeframe ?? DEFAULT_TIMEFRAME;
  const weeks = Math.round(TIMEFRAME_DAYS[length] / WEEK_DAYS / actionCount);
  const text = `${capitalized(sayNumber(actionCount))} actions in ${TIMEFRAME_WORDS[length]} ${sayRoom(weeks)}.`;
  return sentence(text, ref('timeframe', timeframe), ref('goals', goals[0]), ref('challenges', challenges[0]));
}

const WIDE_WEEKS = 8;

function sayRoom(weeks: number): string {
  if (weeks >= WIDE_WEEKS) return 'leave time to repeat what works: answer the questions again when half of them are done';
  if (weeks <= 1) return 'are more than one can do side by side: keep to the first three, and let the others wait until those are done';
  return `have a day about every ${sayNumber(weeks)} weeks: some run side by side, so begin each early enough for its measure`;
}
