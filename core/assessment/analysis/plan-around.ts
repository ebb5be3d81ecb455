import type { PlainDate } from '../../plain-date.ts';
import { capitalized } from '../../words.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerPlan, Assessment, Milestone, PlannedItem } from '../assessment.ts';
import { sayNumber } from '../plan/number-words.ts';
import { startSmall } from '../plan/phrases.ts';
import { TIMEFRAME_DAYS, weekdayAfter } from '../plan/plan-days.ts';
import { DEFAULT_TIMEFRAME } from '../questions.ts';

const QUARTERS = [1, 2, 3, 4];

const SKIPPED: readonly (readonly [keyof AnsweredProfile, string])[] = [
  ['careerLevel', 'You skipped where you are in your working life: the practice is sized for somebody starting out.'],
  ['interests', 'You skipped what you like: nothing is supposed about it.'],
  ['goals', 'You skipped what you want: nothing is supposed about it.'],
  ['challenges', 'You skipped what gets in the way: nothing is supposed about it.'],
  ['timeframe', 'You skipped how far ahead to plan: the plan looks six months ahead.'],
];

/** What is said around the actions of a service. It speaks of these alone: those of the answers' own plan are shown to nobody. */
export function planAround(
  actions: readonly PlannedItem[],
  profile: AnsweredProfile,
  plan: AnswerPlan,
  today: PlainDate,
): Pick<Assessment, 'milestones' | 'assumptions' | 'skills'> {
  return {
    milestones: setMilestones(actions, profile, today),
    assumptions: SKIPPED.flatMap(([field, text]) => ((profile[field]?.length ?? 0) === 0 ? [text] : [])),
    skills: plan.skills.filter(({ because }) => because.some(({ answer }) => answer !== null)),
  };
}

/** At the end of each quarter of the time in which something is due. */
function setMilestones(actions: readonly PlannedItem[], { timeframe = DEFAULT_TIMEFRAME }: AnsweredProfile, today: PlainDate): Milestone[] {
  const byDay = actions.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  let doneBefore = 0;
  return QUARTERS.flatMap((quarter) => {
    const on = weekdayAfter(today, Math.round((TIMEFRAME_DAYS[timeframe] * quarter) / QUARTERS.length));
    const done = byDay.filter(({ dueOn }) => dueOn <= on).length;
    const last = byDay[done - 1];
    if (done === doneBefore || !last) return [];
    doneBefore = done;
    return [{ on, text: `${sayDone(done, byDay.length)}: ${startSmall(last.measure)}`, because: [] }];
  });
}

function sayDone(done: number, count: number): string {
  if (done === count) return count === 1 ? 'The action is done' : 'All actions are done';
  return `${capitalized(sayNumber(done))} of ${sayNumber(count)} actions ${done === 1 ? 'is' : 'are'} done`;
}
