import type { ReactElement } from 'react';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Goals } from '#web/features/goals/goals.tsx';
import { History } from '../history/history.tsx';
import { RepliesFrom } from '../replies-from.tsx';
import type { loadHome } from './load-home.ts';
import { MapHead } from './map-head.tsx';
import { Ways } from './ways.tsx';

/** Where every conversation with the coach begins, and is found again. */
export function Home({ status, running, history, q, goals }: Awaited<ReturnType<typeof loadHome>>): ReactElement {
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <MapHead running={running} />
      <section aria-labelledby="modes" className="mt-10">
        <SectionHead id="modes" title="Four ways to work with it" rule />
        <Ways />
        <div className="mt-6 grid gap-1">
          <RepliesFrom status={status} />
          <p className="max-w-(--measure) text-sm text-ink-3">It is a practice partner and no therapy.</p>
        </div>
      </section>
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <History first={history} firstQuery={q} />
        <Goals first={goals} />
      </div>
    </div>
  );
}
