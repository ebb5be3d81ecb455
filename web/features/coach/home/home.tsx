import type { ReactElement } from 'react';
import { AssessmentStage } from '#web/features/assessment/assessment-stage.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Goals } from '#web/features/goals/goals.tsx';
import { History } from '../history/history.tsx';
import { RepliesFrom } from '../replies-from.tsx';
import type { loadHome } from './load-home.ts';
import { MapHead } from './map-head.tsx';
import { RunningLine } from './running-line.tsx';
import { Ways } from './ways.tsx';

/** Where every conversation with the coach begins, and is found again. */
export function Home({ status, running, history, q, goals, assessment, next }: Awaited<ReturnType<typeof loadHome>>): ReactElement {
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      {assessment ? (
        <MapHead running={running} assessment={assessment} next={next} />
      ) : (
        <AssessmentStage title={<h1>AI Career Coach</h1>} />
      )}
      <section aria-labelledby="modes" className="mt-10">
        <SectionHead id="modes" title={assessment ? 'Four ways to work with it' : 'Or practise first'} rule />
        {assessment ? null : <RunningLine running={running} />}
        <Ways />
        <div className="mt-6 grid gap-1">
          <RepliesFrom status={status} />
          <p className="max-w-(--measure) text-sm text-ink-3">It is a practice partner and no therapy.</p>
        </div>
      </section>
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <History first={history} firstQuery={q} />
        <Goals first={goals} hasPlan={assessment !== null} />
      </div>
    </div>
  );
}
