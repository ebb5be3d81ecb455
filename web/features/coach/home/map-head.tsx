import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { assessmentPath, planPath } from '#web/coach-addresses.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { Neatline, Plate } from '#web/ui/drawn/map-figure.tsx';
import { WaysMap } from '../ways-map.tsx';
import { RunningLine } from './running-line.tsx';

export interface MapHeadProps {
  readonly running: Conversation | null;
  readonly assessment: Assessment;
  /** The next action of the plan; null when all are closed. */
  readonly next: string | null;
}

/** The map of the four ways, with the plan and its next action, beside the conversation that is going on. */
export function MapHead({ running, assessment, next }: MapHeadProps): ReactElement {
  return (
    <div className="@container">
      <section aria-labelledby="coach" className="relative max-md:-mx-(--page-x) @min-[60rem]:grid @min-[60rem]:min-h-80">
        <div
          aria-hidden="true"
          className="relative h-52 overflow-hidden rounded-1 bg-topo-0 max-md:rounded-none @min-[36rem]:h-80 @min-[60rem]:absolute @min-[60rem]:inset-0 @min-[60rem]:h-auto"
        >
          <WaysMap />
          <Neatline />
        </div>
        <Plate className="relative mx-5 -mt-7 flex flex-col p-5 @min-[60rem]:m-7 @min-[60rem]:w-104 @min-[60rem]:self-start @min-[60rem]:p-6">
          <h1 id="coach">AI Career Coach</h1>
          <h2 className="mt-4 text-xl wrap-anywhere">{assessment.headline}</h2>
          {next === null ? null : <p className="mt-2 text-lg text-pretty text-ink-2 wrap-anywhere">Next in your plan: {next}</p>}
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Signpost to={planPath()} className="@max-[36rem]:w-full">
              Open your plan
            </Signpost>
            <TextLink to={assessmentPath('career_level')} className="inline-flex min-h-11 items-center">
              Answer again
            </TextLink>
          </div>
          <div className="mt-5 border-t border-line pt-4 empty:hidden">
            <RunningLine running={running} />
          </div>
        </Plate>
      </section>
    </div>
  );
}
