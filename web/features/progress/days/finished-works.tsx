import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import type { PlainDate } from '#core/plain-date.ts';
import type { ProgressSummary } from '#core/days/summary.ts';
import { sayDay } from '#core/say-day.ts';
import { itemPath } from '#web/addresses.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { FirstFew } from '../parts/first-few.tsx';

type FinishedWork = WorkLink & { readonly on: PlainDate };

/** Finished works, marked by the sign that ends every trail, the newest first. */
export function FinishedWorks({ days, today }: Pick<ProgressSummary, 'days' | 'today'>): ReactElement {
  const works = days.flatMap(({ on, finished }) => finished.map((work) => ({ ...work, on }))).toReversed();
  return (
    <section aria-labelledby="summits">
      <SectionHead id="summits" title="Summits" meta="finished works" rule className="mb-1" />
      {works.length === 0 ? <p className="py-3 text-sm text-ink-2">The first one you finish stands here.</p> : null}
      <FirstFew all={works}>{(some) => <SummitList works={some} today={today} />}</FirstFew>
    </section>
  );
}

function SummitList({ works, today }: { readonly works: readonly FinishedWork[]; readonly today: PlainDate }): ReactElement {
  return (
    <ul className="divide-y divide-line">
      {works.map((work) => (
        <li key={work.id} className="flex gap-3 py-2.75">
          <svg width="14" height="13" viewBox="0 0 14 13" aria-hidden="true" className="mt-1.25 fill-ink">
            <path d="M7 0l7 13H0z" />
          </svg>
          <span className="min-w-0">
            <Link to={itemPath(work)} className="block font-semibold wrap-anywhere hover:text-accent-ink">
              {work.title}
            </Link>
            <span className="text-sm text-ink-3">
              {KIND_WORDS[work.kind].one.toLowerCase()}, {sayDay(work.on, today)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
