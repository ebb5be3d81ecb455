import type { AnsweredProfile } from '../answers.ts';
import type { PlannedItem, Sentence } from '../assessment.ts';
import { TIMEFRAME_LABELS } from '../choice-words.ts';
import { DEFAULT_TIMEFRAME } from '../questions.ts';
import { goalPlan } from './pick-plans.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { listGoals, listPicks, ref, refs, sentence } from './phrases.ts';
import { sayDay } from './plan-days.ts';

/** From where, over what, to what, and by when. */
export function sayPath(profile: AnsweredProfile, actions: readonly PlannedItem[]): Sentence[] {
  return [sayFrom(profile), ...sayOver(profile), sayTo(profile), sayUntil(profile, actions)];
}

function sayFrom({ careerLevel }: AnsweredProfile): Sentence {
  const from = careerLevel ? LEVEL_WORDS_OF_PLAN[careerLevel].from : 'with small steps, since you did not say where you stand';
  return sentence(`The plan starts ${from}.`, ref('career_level', careerLevel));
}

function sayOver({ challenges, interests }: AnsweredProfile): Sentence[] {
  if (challenges.length > 0) {
    const list = listPicks('challenges', challenges);
    const text = `What gets in the way has ${challenges.length === 1 ? 'a step of its own' : 'one step each'}: ${list}.`;
    return [sentence(text, ...refs('challenges', challenges))];
  }
  if (interests.length === 0) return [];
  return [sentence(`It keeps to ground you like: ${listPicks('interests', interests)}.`, ...refs('interests', interests))];
}

function sayTo({ goals }: AnsweredProfile): Sentence {
  const [first, ...others] = goals;
  if (first === undefined)
    return sentence('It leads to a goal that you can say in one sentence, with a measure and a day.', ref('goals', undefined));
  const { path } = goalPlan(first);
  const after = others.length > 0 ? ` What you want besides follows in your order: ${listGoals(others)}.` : '';
  return sentence(`${path}${after}`, ...refs('goals', goals));
}

function sayUntil({ timeframe }: AnsweredProfile, actions: readonly PlannedItem[]): Sentence {
  const [first, last] = [actions[0], actions.at(-1)].map((action) => (action ? sayDay(action.dueOn) : ''));
  const length = TIMEFRAME_LABELS[timeframe ?? DEFAULT_TIMEFRAME];
  const text = `Within ${length} each of the ${actions.length} actions has its day: the first on ${first}, the last on ${last}.`;
  return sentence(text, ref('timeframe', timeframe));
}
