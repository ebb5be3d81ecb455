import type { PlainDate } from '../../plain-date.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { PlannedItem, Sentence } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, type Timeframe } from '../questions.ts';
import { goalPlan } from './pick-plans.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { TIMEFRAME_WORDS } from './number-words.ts';
import { listGoals, listPicks, ref, refs, sentence } from './phrases.ts';
import { sayFullDay } from '../../say-day.ts';

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
    const text =
      challenges.length === 1
        ? `One action is there for what gets in the way: ${list}.`
        : `Each thing in the way gets an action of its own: ${list}.`;
    return [sentence(text, ...refs('challenges', challenges))];
  }
  if (interests.length === 0) return [];
  return [
    sentence(`It takes its tasks and examples from what you like: ${listPicks('interests', interests)}.`, ...refs('interests', interests)),
  ];
}

function sayTo({ goals }: AnsweredProfile): Sentence {
  const [first, ...others] = goals;
  if (first === undefined)
    return sentence('It leads to a goal that you can say in one sentence, with a measure and a day.', ref('goals', undefined));
  const { path } = goalPlan(first);
  const after =
    others.length > 0 ? ` Your other ${others.length === 1 ? 'goal follows' : 'goals follow in your order'}: ${listGoals(others)}.` : '';
  return sentence(`${path}${after}`, ...refs('goals', goals));
}

function sayUntil({ goals, challenges, timeframe }: AnsweredProfile, actions: readonly PlannedItem[]): Sentence {
  const days = actions.map(({ dueOn }) => dueOn);
  const text = `${sayOrder(goals, challenges)}. ${sayDue(days, timeframe)}`;
  return sentence(text, ref('timeframe', timeframe), ref('goals', goals[0]), ref('challenges', challenges[0]));
}

/**
 * When the first action is due and when the last, of days in their order.
 * @param end the last day of the time that was planned for
 */
export function sayDue(days: readonly PlainDate[], timeframe: Timeframe = DEFAULT_TIMEFRAME, end = days.at(-1)): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'No action has a day.';
  const within = end !== undefined && last <= end ? ` within ${TIMEFRAME_WORDS[timeframe]},` : '';
  return `The first action is due on ${sayFullDay(first)}, the last${within} on ${sayFullDay(last)}.`;
}

/** What the order of the actions is for. */
function sayOrder({ length: goals }: readonly string[], { length: challenges }: readonly string[]): string {
  if (goals > 0 && challenges > 0)
    return 'What gets in the way is taken up right after a start on your first goal, so that it does not stop the rest';
  if (goals > 0) return 'A start on your first goal comes before the rest is planned, because what gets in the way shows once you begin';
  if (challenges > 0) return 'What gets in the way comes before the search for a goal, because looking for one takes time and a free head';
  return 'A first goal comes before the rest, because it shows what matters on the way';
}
