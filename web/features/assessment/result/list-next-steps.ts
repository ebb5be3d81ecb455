import type { AnswerRef, Assessment } from '#core/assessment/assessment.ts';
import { sayFullDay } from '#core/say-day.ts';
import { capitalized } from '#core/words.ts';
import { dayOf, stateOf, type Leg, type Stretch } from './lay-route.ts';

export interface NextStep {
  /** "Today"; null of a sentence that names no time. */
  readonly when: string | null;
  readonly text: string;
  readonly because: readonly AnswerRef[];
}

/** "Begin today: choose the hour." */
const DATED = /^(?:Begin )?([^:.]{1,40}): /;

/**
 * Of the legs that are ahead, with the days that the legs have: what the plan said once is not kept up to date. A service's own
 * steps stand as it worded them, until one is past the first of its actions.
 */
export function listNextSteps({ nextSteps, because }: Assessment, route: readonly Stretch[]): NextStep[] {
  const legs = route.flatMap((stretch) => stretch.legs);
  if (because !== null || legs.slice(0, 2).some((leg) => isPast(leg))) return ofLegs(legs.filter((leg) => !isPast(leg)));
  return nextSteps.map((step) => {
    const when = DATED.exec(step)?.[1];
    return { when: when ? capitalized(when) : null, text: capitalized(step.replace(DATED, '')), because: [] };
  });
}

function ofLegs([first, second]: readonly Leg[]): NextStep[] {
  const end = first && dayOf(first) !== null && !isDoneAtOnce(first) ? [whole(first, 'Then')] : [];
  return [...begin(first, 'Today'), ...begin(second, 'After that'), ...end];
}

/** An action that takes minutes says itself what it is, and its steps only how; of a longer one the first step says where to begin. */
function begin(leg: Leg | undefined, when: string): NextStep[] {
  if (!leg) return [];
  if (isDoneAtOnce(leg)) return [whole(leg, when)];
  const [step] = leg.action.steps;
  return step ? [{ when, text: step, because: leg.action.because }] : [];
}

function whole(leg: Leg, withoutDay: string): NextStep {
  const day = dayOf(leg);
  return { when: day ? `By ${sayFullDay(day)}` : withoutDay, text: leg.action.action, because: leg.action.because };
}

const isDoneAtOnce = ({ action }: Leg): boolean => action.minutes !== undefined;

const isPast = (leg: Leg): boolean => leg.earlier !== null || (stateOf(leg) ?? 'open') !== 'open';
