import type { GoalState } from '#core/goals/goal.ts';

/** The states of goals in the order of their lists. Only the type comes from there: its schemas would bring Zod to the page. */
export const STATE_NAMES: Readonly<Record<GoalState, string>> = {
  open: 'Open',
  postponed: 'Postponed',
  done: 'Reached',
  dropped: 'Let go',
};

export const STATES = Object.keys(STATE_NAMES) as GoalState[];

/** The state that an address names; open goals where it names none. */
export const readState = (name: string | null): GoalState => STATES.find((state) => state === name) ?? 'open';

/** What stands in the place of an empty list. */
export const NOTHING_IN: Readonly<Record<GoalState, { readonly title: string; readonly text: string }>> = {
  open: { title: 'No open goals', text: 'Track another action of your plan, or add a goal of your own.' },
  postponed: { title: 'Nothing postponed', text: 'A goal that rests until another day stands here.' },
  done: { title: 'None reached yet', text: 'A goal that you have reached is kept here, with how it went.' },
  dropped: { title: 'Nothing let go', text: 'A goal that no longer fits can be let go. It stays here, and can be taken up again.' },
};
