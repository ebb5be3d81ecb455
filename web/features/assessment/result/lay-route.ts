import type { ActionCategory, ActionItem } from '#core/assessment/assessment.ts';
import { PRIORITIES, type Priority } from '#core/assessment/priorities.ts';
import type { Goal, GoalState } from '#core/goals/goal.ts';
import type { PlainDate } from '#core/plain-date.ts';

export interface Leg {
  /** From 1, along the whole route. */
  readonly number: number;
  readonly action: ActionItem;
  /** The goal that follows it. */
  readonly goal: Goal | null;
  /** Without such a goal: the one of an earlier plan that followed the same action, and rests or is closed. */
  readonly earlier: Goal | null;
}

export interface Stretch {
  readonly priority: Priority;
  readonly legs: readonly Leg[];
}

export const PRIORITY_WORDS: Readonly<Record<Priority, { readonly title: string; readonly line: string }>> = {
  high: { title: 'First', line: 'what the rest stands on' },
  medium: { title: 'Then', line: 'when the first steps hold' },
  low: { title: 'When there is room', line: 'worth keeping in sight' },
};

export const CATEGORY_WORDS: Readonly<Record<ActionCategory, string>> = {
  skill_development: 'skill',
  networking: 'contacts',
  experience: 'experience',
  education: 'education',
};

/**
 * The actions by priority, in their order, numbered along the way.
 * @param followed what follows an action
 */
export function layRoute(actions: readonly ActionItem[], followed: (actionId: string) => Followed): Stretch[] {
  let number = 0;
  return PRIORITIES.flatMap((priority): Stretch[] => {
    const legs = actions
      .filter((action) => action.priority === priority)
      .map((action): Leg => ({ number: (number += 1), action, ...followed(action.id) }));
    return legs.length === 0 ? [] : [{ priority, legs }];
  });
}

export type Followed = Pick<Leg, 'goal' | 'earlier'>;

/** An action that an earlier plan had as well is followed on while its goal is open; how it ended there is told else. */
export function findGoals(assessmentId: string, actionId: string, goals: readonly Goal[]): Followed {
  const following = goals.filter((goal) => goal.action?.actionId === actionId);
  const goal =
    following.find((each) => each.action?.assessmentId === assessmentId) ?? following.find(({ state }) => state === 'open') ?? null;
  return { goal, earlier: goal ? null : newest(following) };
}

/** What was once reached counts, whatever came of it in another plan. */
function newest(goals: readonly Goal[]): Goal | null {
  const [last = null] = goals.toSorted(
    (a, b) => Number(b.state === 'done') - Number(a.state === 'done') || (b.closedAt ?? '').localeCompare(a.closedAt ?? ''),
  );
  return last;
}

/** By when: as the learner has set it, once they follow it. */
export const dayOf = ({ action, goal }: Leg): PlainDate | null => (goal ? goal.dueOn : action.dueOn);

/** Of the goal that follows a leg, in this plan or an earlier one; null while nobody has begun it. */
export const stateOf = ({ goal, earlier }: Leg): GoalState | null => (goal ?? earlier)?.state ?? null;

/** Where one is: the first leg that is followed and open, else the first one that nobody has begun; null at the end. */
export function findCurrentLeg(route: readonly Stretch[]): Leg | null {
  const legs = route.flatMap((stretch) => stretch.legs);
  const first = (state: GoalState | null): Leg | undefined => legs.find((leg) => stateOf(leg) === state);
  return first('open') ?? first(null) ?? first('postponed') ?? null;
}
