import { ChevronDown, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { DatedPlan } from '#core/assessment/move-days.ts';
import { countOf } from '#core/words.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { PRIORITY_WORDS, type Leg, type Stretch } from './lay-route.ts';
import type { OnTracked } from './use-tracked-goals.ts';
import { PlanMenu } from './plan-menu.tsx';
import { RouteLeg } from './route-leg.tsx';

export interface RouteCardProps {
  readonly assessment: Assessment;
  /** The same with the days as they are by now. */
  readonly dated: DatedPlan;
  readonly route: readonly Stretch[];
  readonly current: Leg | null;
  readonly onTracked: OnTracked;
}

/** What to do, in its order, along one dotted way. */
export function RouteCard({ assessment, dated, route, current, onTracked }: RouteCardProps): ReactElement | null {
  const steps = assessment.actionPlan.length;
  if (steps === 0) return null;
  const tools = (
    <span className="plan-screen flex items-center">
      <Button variant="quiet" size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
      <PlanMenu plan={dated} />
    </span>
  );
  return (
    <section aria-labelledby="route" className="route">
      <SectionHead id="route" title="Route card" meta={countOf(steps, 'step')} more={tools} rule className="mb-1" />
      <div aria-hidden="true" className="leg-columns">
        <span>Step</span>
        <span>With</span>
        <span>Time</span>
        <span>You will know it worked when</span>
        <span />
      </div>
      {route.map(({ priority, legs }) => {
        const list = (
          <ol start={legs[0]?.number}>
            {legs.map((leg) => (
              <RouteLeg key={leg.action.id} assessmentId={assessment.id} leg={leg} isCurrent={leg === current} onTracked={onTracked} />
            ))}
          </ol>
        );
        const { title, line } = PRIORITY_WORDS[priority];
        const words = <span className="route-line">, {line}</span>;
        return priority === 'low' ? (
          <details key={priority} open={current !== null && legs.includes(current)} className="route-stretch">
            <summary className="route-priority">
              <h3>
                {title}
                {words}
              </h3>
              <span className="flex items-center gap-1.5 text-sm text-ink-3">
                {countOf(legs.length, 'step')}
                <ChevronDown size={16} aria-hidden="true" className="plan-screen" />
              </span>
            </summary>
            {list}
          </details>
        ) : (
          <div key={priority} className="route-stretch">
            <h3 className="route-priority">
              {title}
              {words}
            </h3>
            {list}
          </div>
        );
      })}
    </section>
  );
}
