import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { moveDays } from '#core/assessment/move-days.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { groupSkipped } from './group-skipped.ts';
import { Insight } from './insight.tsx';
import { dayOf, findCurrentLeg, layRoute } from './lay-route.ts';
import type { LoadedPlan } from './load-plan.ts';
import { listNextSteps } from './list-next-steps.ts';
import { NextSteps } from './next-steps.tsx';
import { OwnSaid } from './own-said.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PathAhead } from './path-ahead.tsx';
import { PlanHead } from './plan-head.tsx';
import { Profile } from './profile.tsx';
import { RouteCard } from './route-card.tsx';
import { Said } from './said.tsx';
import { Situations } from './situations.tsx';
import { SinceLast } from './since-last.tsx';
import { Summits } from './summits.tsx';
import { useTrackedGoals } from './use-tracked-goals.ts';

export interface ResultProps extends Omit<LoadedPlan, 'assessment'> {
  readonly assessment: Assessment;
}

/** A plan with all its parts. */
export function Result({ assessment, previous, others, goals, isKept }: ResultProps): ReactElement {
  const { followed, onTracked } = useTrackedGoals(assessment.id, goals);
  const route = layRoute(assessment.actionPlan, followed);
  const current = findCurrentLeg(route);
  const { because } = assessment;
  const days = new Map(route.flatMap(({ legs }) => legs.map((leg) => [leg.action.id, dayOf(leg)])));
  const dated = moveDays(assessment, ({ id }) => days.get(id) ?? null);
  return (
    <div className="plan mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      {isKept ? (
        <p role="status" className="mb-4 border-l-[3px] border-accent pl-3 text-ink-2">
          The server cannot be reached. This is the plan as this browser keeps it; what you track of it is not shown.
        </p>
      ) : null}
      <PlanHead assessment={assessment} current={current} onTracked={onTracked} />
      <Profile
        interests={assessment.profile.interests}
        skills={assessment.skills}
        start={current?.action.skill ?? null}
        isBegun={current?.goal?.state === 'open'}
      />
      <Insight {...assessment} />
      <div className="plan-columns">
        <div className="grid content-start gap-9">
          <RouteCard assessment={assessment} dated={dated} route={route} current={current} onTracked={onTracked} />
          <Situations situations={assessment.situations} />
        </div>
        <div className="plan-aside">
          <OwnSaid profile={assessment.profile} unplaced={assessment.unplaced} />
          <NextSteps steps={listNextSteps(assessment, route)} />
          <Summits directions={assessment.directions} />
        </div>
      </div>
      <div className="plan-pairs">
        <Said title="What you can build on" sentences={assessment.strengths} because={because?.strengths ?? null} />
        <Said
          title={assessment.situations.length > 0 ? 'What to rehearse' : 'What to work on'}
          sentences={assessment.developmentAreas}
          because={because?.developmentAreas ?? null}
        />
        <Said
          title="What this plan takes for granted"
          {...groupSkipped({ sentences: assessment.assumptions, because: because?.assumptions ?? null })}
        />
      </div>
      <PathAhead {...dated} />
      {previous ? <SinceLast before={previous} after={assessment} goals={goals} /> : null}
      <OtherPlans entries={others} shownId={assessment.id} />
      <Button to={assessmentPath()} className="plan-screen mt-10">
        Answer again
      </Button>
    </div>
  );
}
