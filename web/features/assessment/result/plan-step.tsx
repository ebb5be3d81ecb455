import type { ReactElement } from 'react';
import { goalPath } from '#web/addresses.ts';
import { Signpost } from '#web/ui/button.tsx';
import type { Leg } from './lay-route.ts';

/** The step forward: to follow the first leg, or to go on with the one that is followed. */
export function PlanStep({ leg }: { readonly assessmentId: string; readonly leg: Leg }): ReactElement {
  if (leg.goal)
    return (
      <Signpost size="lg" to={goalPath(leg.goal.id)} className="plan-screen">
        Go on with step {leg.number}
      </Signpost>
    );
  return (
    <Signpost size="lg" to={`#leg-${leg.number}`} className="plan-screen">
      Track the first step
    </Signpost>
  );
}
