import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { assessmentPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { findCurrentLeg, layRoute } from './lay-route.ts';
import type { LoadedPlan } from './load-plan.ts';
import { OtherPlans } from './other-plans.tsx';
import { PathAhead } from './path-ahead.tsx';
import { PlanHead } from './plan-head.tsx';
import { Profile } from './profile.tsx';
import { RouteCard } from './route-card.tsx';
import { Said } from './said.tsx';
import { Summits } from './summits.tsx';
import { useTrackedGoals } from './use-tracked-goals.ts';

/** A plan with all its parts. */
export function Result({ assessment, others, goals, isKept }: LoadedPlan & { readonly assessment: Assessment }): ReactElement {
  const { tracked, onTracked } = useTrackedGoals(assessment.id, goals);
  const route = layRoute(assessment.actionPlan, tracked);
  const first = route[0]?.legs[0];
  const current = findCurrentLeg(route);
  const { because } = assessment;
  return (
    <div className="plan mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      {isKept ? (
        <p role="status" className="mb-4 border-l-[3px] border-accent pl-3 text-ink-2">
          The server cannot be reached. This is the plan as this browser holds it; what you follow of it is not shown.
        </p>
      ) : null}
      <PlanHead assessment={assessment} current={current} onTracked={onTracked} />
      <Profile skills={assessment.skills} start={first?.action.skill ?? null} />
      <div className="plan-columns" data-has-aside={assessment.directions.length > 0 || undefined}>
        <RouteCard assessment={assessment} route={route} current={current} onTracked={onTracked} />
        <Summits directions={assessment.directions} />
      </div>
      <div className="plan-pairs">
        <Said title="What you can build on" sentences={assessment.strengths} because={because?.strengths ?? null} />
        <Said title="What to work on" sentences={assessment.developmentAreas} because={because?.developmentAreas ?? null} />
      </div>
      <PathAhead {...assessment} />
      <div className="plan-pairs">
        <Said title="Next steps" sentences={assessment.nextSteps} because={because?.nextSteps ?? null} />
        <Said title="What this plan takes for granted" sentences={assessment.assumptions} because={because?.assumptions ?? null} />
      </div>
      <OtherPlans entries={others} shownId={assessment.id} />
      <Button to={assessmentPath()} className="plan-screen mt-10">
        Answer again
      </Button>
    </div>
  );
}
