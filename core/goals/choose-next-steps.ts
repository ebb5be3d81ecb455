import type { PlainDate } from '../plain-date.ts';
import { daysBetween, sayDay, weekdayOf } from '../say-day.ts';
import type { Goal } from './goal.ts';
import { MAX_NEXT_STEPS, type NextStep } from './next-step.ts';

/** Days before its own on which a goal comes before the order of the plan. */
export const SOON_DAYS = 7;
/** Days after which answers are worth giving again. */
export const REASSESS_DAYS = 30;

export interface NextStepsInput {
  /** All of a learner's goals, in any order. */
  readonly goals: readonly Goal[];
  readonly today: PlainDate;
  /** The newest assessment: when it was made, and the day of that where the learner is. */
  readonly assessment: { readonly id: string; readonly at: string; readonly on: PlainDate } | null;
}

/** The next step first. At most three; the same input, in whatever order, gives the same steps. */
export function chooseNextSteps({ goals, today, assessment }: NextStepsInput): NextStep[] {
  const going = goals.filter((goal) => isGoing(goal, today));
  const [soon, later] = [going.filter((goal) => isSoon(goal, today)).toSorted(byDay), going.filter((goal) => !isSoon(goal, today))];
  const ofGoals = (some: readonly Goal[]): NextStep[] => firstStepsOf(some, goals, today);
  const isFollowed = goals.some(({ action }) => action?.assessmentId === assessment?.id);
  const track: NextStep[] = assessment && !isFollowed ? [{ kind: 'track', assessmentId: assessment.id }] : [];
  const steps = [...ofGoals(soon), ...track, ...ofGoals(later.toSorted(byPlan))];
  if (!assessment) return going.length === 0 ? [{ kind: 'assess' }] : steps.slice(0, MAX_NEXT_STEPS);

  const isOld = daysBetween(assessment.on, today) > REASSESS_DAYS;
  const isOver = isFollowed && goals.every(({ state }) => state === 'done' || state === 'dropped');
  const again: NextStep[] = isOld || isOver ? [{ kind: 'reassess', assessmentId: assessment.id, at: assessment.at }] : [];
  return [...steps.slice(0, MAX_NEXT_STEPS - again.length), ...again];
}

/** No more than can be shown: the reasons of all would take long to tell. */
function firstStepsOf(some: readonly Goal[], goals: readonly Goal[], today: PlainDate): NextStep[] {
  const steps: NextStep[] = [];
  for (const goal of some) {
    const step = stepOf(goal, reasonFor(goal, goals, today), today);
    if (step) steps.push(step);
    if (steps.length === MAX_NEXT_STEPS) break;
  }
  return steps;
}

/** A postponed goal rests until its day. */
const isGoing = ({ state, dueOn }: Goal, today: PlainDate): boolean =>
  state === 'open' || (state === 'postponed' && dueOn !== null && dueOn <= today);

const isSoon = ({ dueOn }: Goal, today: PlainDate): boolean => dueOn !== null && daysBetween(today, dueOn) <= SOON_DAYS;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
/** Goals are followed in the order of their plan. */
const byPlan = (a: Goal, b: Goal): number => compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
const byDay = (a: Goal, b: Goal): number => compare(a.dueOn ?? '', b.dueOn ?? '') || byPlan(a, b);

/** What to do for a goal next: what was begun, what comes first, what is left. Null when it has no parts and its day is to come. */
function stepOf(goal: Goal, reason: string, today: PlainDate): NextStep | null {
  const { id, text, dueOn, ifThen, progress } = goal;
  const of = { goal: { id, text, dueOn, ifThen }, reason };
  const unfinished = goal.works.filter(({ isFinished }) => !isFinished);
  const begun = unfinished.find(({ fraction }) => fraction > 0);
  const step = goal.steps.find(({ isDone }) => !isDone);
  const work = begun ?? (step ? undefined : unfinished[0]);
  if (work) {
    const { fraction, isFinished: _, ...link } = work;
    return { kind: 'work', ...of, work: link, fraction };
  }
  if (step) return { kind: 'step', ...of, stepId: step.id, text: step.text };
  if (goal.practice && goal.practised === 0) return { kind: 'practice', ...of, practice: goal.practice };
  return progress.of > 0 || (dueOn !== null && dueOn <= today) ? { kind: 'close', ...of } : null;
}

function reasonFor(goal: Goal, goals: readonly Goal[], today: PlainDate): string {
  if (goal.dueOn !== null && isSoon(goal, today)) return sayDue(goal.dueOn, today);
  const isPlanned = goal.action !== null;
  if (isPlanned && !goals.some((other) => isOfSamePlan(other, goal) && byPlan(other, goal) < 0)) return 'First in your plan';
  if (goal.dueOn !== null) return `Due on ${sayDay(goal.dueOn, today)}`;
  return isPlanned ? 'Next in your plan' : 'A goal of yours';
}

const isOfSamePlan = (a: Goal, b: Goal): boolean => a.action?.assessmentId === b.action?.assessmentId;

/** The same weekday would be taken for today. */
function sayDue(day: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, day);
  if (days < 0) return `Its day was ${sayDay(day, today)}`;
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return `Due on ${days < 7 ? weekdayOf(day) : sayDay(day, today)}`;
}
