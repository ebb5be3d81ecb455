import { URGENCIES, type Situation, type SituationAction } from '../situations/situation.ts';

export interface ChosenAction {
  readonly situation: Situation;
  readonly action: SituationAction;
  /** Of its situation: 0 to 2. */
  readonly place: number;
}

const ACTIONS = 3;

/** The most urgent first; those alike stay in their order. */
export const byNeed = (situations: readonly Situation[]): Situation[] =>
  situations.toSorted((one, other) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency));

/**
 * Three actions: the first of the most urgent situation, then the first of each other, then what comes next in the most urgent
 * ones. Nothing stands twice, and nobody is given more than three things to do.
 */
export function chooseActions(situations: readonly Situation[]): ChosenAction[] {
  const needed = byNeed(situations).slice(0, ACTIONS);
  const inTurn = [0, 1, 2].flatMap((place) =>
    needed.map((situation) => ({ situation, action: situation.actions[place as 0 | 1 | 2], place })),
  );
  const [first, ...others] = inTurn.slice(0, ACTIONS);
  // Whose turn it is decides what is done; the day by which it is done decides the order.
  return first ? [first, ...others.toSorted((one, other) => one.action.days - other.action.days)] : [];
}
