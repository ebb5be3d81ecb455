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
  const begin = (when: string, leg: Leg | undefined): NextStep[] => {
    const [step] = leg?.action.steps ?? [];
    return leg && step ? [{ when, text: step, because: leg.action.because }] : [];
  };
  const day = first ? dayOf(first) : null;
  // An action that takes minutes is done at once, and says itself what it is.
  const end =
    first && day && first.action.minutes === undefined
      ? [{ when: `By ${sayFullDay(day)}`, text: first.action.action, because: first.action.because }]
      : [];
  return [...begin('Today', first), ...begin('After that', second), ...end];
}

const isPast = (leg: Leg): boolean => leg.earlier !== null || (stateOf(leg) ?? 'open') !== 'open';
