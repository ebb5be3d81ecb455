import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { formatDuration } from '#core/format-time.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { groupPlaces, type StartedWork } from '#core/trail/group-places.ts';
import { unitPath } from '#web/addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead, SectionHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { loadPlaces } from './load-places.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Totals } from './totals.tsx';
import { useListedPlaces } from './use-listed-places.ts';
import { WorkRow } from './work-row.tsx';

const load = ({ api }: LoadInput) => loadPlaces(api);
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Progress');

export default function Progress(): ReactElement {
  const places = useListedPlaces(useLoaderData<typeof loader>());
  const works = groupPlaces(places);
  const underWay = works.filter((work) => !work.isFinished);
  const finished = works.filter((work) => work.isFinished);
  const playedSec = places.reduce((sum, place) => sum + place.playedSec, 0);
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Progress" />
      {works.length === 0 ? (
        <EmptyState
          title="Nothing begun yet"
          text="Everything you play, read or mark as done is kept here with its exact place."
          action={<Button to="/discover">Choose something to begin</Button>}
          className="mt-6"
        />
      ) : (
        <>
          <Totals
            totals={[
              { name: 'listened and watched', value: formatDuration(playedSec) },
              { name: works.length === 1 ? 'work started' : 'works started', value: String(works.length) },
              { name: finished.length === 1 ? 'work finished' : 'works finished', value: String(finished.length) },
            ]}
          />
          <div className="@container">
            <div className="grid gap-x-10 gap-y-9 @min-[52rem]:grid-cols-3">
              <section aria-labelledby="under-way" className="@min-[52rem]:col-span-2">
                <SectionHead id="under-way" title="On the way" rule className="mb-1" />
                {underWay.length > 0 ? (
                  <RowList label="On the way">
                    {underWay.map((work) => (
                      <WorkRow key={work.item.id} work={work} />
                    ))}
                  </RowList>
                ) : (
                  <p className="py-3 text-ink-2">
                    Everything you began is finished.{' '}
                    <Link to="/discover/all" className="text-link font-[560]">
                      Choose what comes next
                    </Link>
                  </p>
                )}
              </section>
              <Summits works={finished} />
            </div>
          </div>
          <p className="mt-10 max-w-132 text-sm text-ink-3">
            The profile of your days, streaks and goals come in a later release. What you do now is counted already.
          </p>
        </>
      )}
    </div>
  );
}

/** Finished works, marked by the sign that ends every trail. */
function Summits({ works }: { readonly works: readonly StartedWork[] }): ReactElement {
  return (
    <section aria-labelledby="finished">
      <SectionHead id="finished" title="Summits" meta="finished works" rule className="mb-1" />
      {works.length === 0 ? <p className="py-3 text-sm text-ink-2">The first one you finish stands here.</p> : null}
      <ul className="divide-y divide-line">
        {works.map(({ item, latest }) => (
          <li key={item.id} className="flex gap-3 py-2.75">
            <svg width="14" height="13" viewBox="0 0 14 13" aria-hidden="true" className="mt-1.25 fill-ink">
              <path d="M7 0l7 13H0z" />
            </svg>
            <span className="min-w-0">
              <Link
                to={unitPath({ id: latest.unitId, itemId: latest.item.id, itemKind: latest.item.kind })}
                className="block font-semibold wrap-anywhere hover:text-accent-ink"
              >
                {item.title}
              </Link>
              <span className="text-sm text-ink-3">
                {KIND_WORDS[item.kind].one.toLowerCase()}, <Moment atMs={latest.observedMs} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
