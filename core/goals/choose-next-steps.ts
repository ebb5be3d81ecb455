import type { PlainDate } from '../plain-date.ts';
import { daysBetween, sayDay, weekdayOf } from '../say-day.ts';
import type { Goal } from './goal.ts';
import { MAX_NEXT_STEPS, type NextStep } from './next-step.ts';

/** Days before its own on which a goal comes before what the plan holds besides. */
export const SOON_DAYS = 7;
/** Days after which answers are worth giving again. */
export const REASSESS_DAYS = 30;

export interface NextStepsInput {
  /** All of a learner's goals, in any order. */
  readonly goals: readonly Goal[];
  readonly today: PlainDate;
  /** The newest assessment: when it was made, the day of that where the learner is, and its actions in the order of the plan. */
  readonly assessment: {
    readonly id: string;
    readonly at: string;
    readonly on: PlainDate;
    readonly actions: readonly { readonly id: string; readonly action: string }[];
  } | null;
}

/** The next step first. At most three; the same goals, in whatever order, give the same steps. */
export function chooseNextSteps({ goals, today, assessment }: NextStepsInput): NextStep[] {
  const going = goals.filter((goal) => isGoing(goal, today)).toSorted(byDay);
  const soon = firstStepsOf(
    going.filter((goal) => isSoon(goal, today)),
    goals,
    today,
  );
  const later = firstStepsOf(
    going.filter((goal) => !isSoon(goal, today)),
    goals,
    today,
  );
  if (!assessment) return going.length === 0 ? [{ kind: 'assess' }] : [...soon, ...later].slice(0, MAX_NEXT_STEPS);

  const left = assessment.actions.find((action) => !goals.some((goal) => isTakenUp(action.id, goal, assessment.id)));
  const track: NextStep[] = left ? [{ kind: 'track', assessmentId: assessment.id, actionId: left.id, text: left.action }] : [];
  const isOld = daysBetween(assessment.on, today) > REASSESS_DAYS;
  const isOver = !left && goals.every(({ state }) => state === 'done' || state === 'dropped');
  const again: NextStep[] = isOld || isOver ? [{ kind: 'reassess', assessmentId: assessment.id, at: assessment.at }] : [];

  const places = MAX_NEXT_STEPS - again.length;
  const isFollowed = goals.some(({ action }) => action?.assessmentId === assessment.id);
  // What is due keeps its place; of what has time, a plan that nobody follows comes first, and one that is followed last.
  const place = isFollowed ? Math.max(soon.length, places - 1) : soon.length;
  return [...[...soon, ...later].toSpliced(place, 0, ...track).slice(0, places), ...again];
}

/** An action was taken up by a goal of its own plan, whatever became of that; by one of another plan, unless it was let go there. */
const isTakenUp = (actionId: string, { action, state }: Goal, assessmentId: string): boolean =>
  action?.actionId === actionId && (action.assessmentId === assessmentId || state !== 'dropped');

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
/** Sorts after every day. */
const NO_DAY = '9999';
/** Goals are followed in the order of their plan. */
const byPlan = (a: Goal, b: Goal): number => compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
/** The one order of open goals, in lists too: by their day, those without one last, and of one day in the order of the plan. */
const byDay = (a: Goal, b: Goal): number => compare(a.dueOn ?? NO_DAY, b.dueOn ?? NO_DAY) || byPlan(a, b);

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
  if (goal.dueOn !== null) return sayDue(goal.dueOn, today);
  if (goal.action === null) return 'A goal of yours';
  const isFirst = !goals.some((other) => isOfSamePlan(other, goal) && byPlan(other, goal) < 0);
  return isFirst ? 'First in your plan' : 'Next in your plan';
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
