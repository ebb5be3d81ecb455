import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '#core/format-time.ts';
import type { PlaceEntry } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { groupPlaces, type StartedWork } from '#core/trail/group-places.ts';
import { unitPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { FirstFew } from './first-few.tsx';
import { Totals } from './totals.tsx';
import { useListedPlaces } from './use-listed-places.ts';
import { WorkRow } from './work-row.tsx';

/** Works under way with their exact place, and those that are finished. */
export function LearningPart({ entries }: { readonly entries: readonly PlaceEntry[] }): ReactElement {
  const places = useListedPlaces(entries);
  const works = groupPlaces(places);
  if (works.length === 0) return <NothingBegun />;
  const underWay = works.filter((work) => !work.isFinished);
  const finished = works.filter((work) => work.isFinished);
  const playedSec = places.reduce((sum, place) => sum + place.playedSec, 0);
  return (
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
            <UnderWay works={underWay} />
          </section>
          <Summits works={finished} />
        </div>
      </div>
    </>
  );
}

function NothingBegun(): ReactElement {
  return (
    <div className="py-3">
      <p className="text-ink-2">Everything you play, read or mark as done is kept here with its exact place.</p>
      <Button to="/discover" className="mt-3">
        Choose something to begin
      </Button>
    </div>
  );
}

function UnderWay({ works }: { readonly works: readonly StartedWork[] }): ReactElement {
  if (works.length === 0)
    return (
      <p className="py-3 text-ink-2">
        Everything you began is finished.{' '}
        <Link to="/discover/all" className="text-link font-[560]">
          Choose what comes next
        </Link>
      </p>
    );
  return (
    <FirstFew all={works}>
      {(some) => (
        <RowList label="On the way">
          {some.map((work) => (
            <WorkRow key={work.item.id} work={work} />
          ))}
        </RowList>
      )}
    </FirstFew>
  );
}

/** Finished works, marked by the sign that ends every trail. */
function Summits({ works }: { readonly works: readonly StartedWork[] }): ReactElement {
  return (
    <section aria-labelledby="finished">
      <SectionHead id="finished" title="Summits" meta="finished works" rule className="mb-1" />
      {works.length === 0 ? <p className="py-3 text-sm text-ink-2">The first one you finish stands here.</p> : null}
      <FirstFew all={works}>{(some) => <SummitList works={some} />}</FirstFew>
    </section>
  );
}

function SummitList({ works }: { readonly works: readonly StartedWork[] }): ReactElement {
  return (
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
  );
}
