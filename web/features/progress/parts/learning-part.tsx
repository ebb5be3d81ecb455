import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { WorksUnderWay } from '#core/library/catalogue.ts';
import type { StartedWork } from '#core/trail/started-work.ts';
import { Button } from '#web/ui/button.tsx';
import { RowList } from '#web/ui/row.tsx';
import { FirstFew } from './first-few.tsx';
import { useStartedWorks } from './use-started-works.ts';
import { WorkRow } from './work-row.tsx';

/** Works under way with their exact place. */
export function LearningPart({ places, hasBegun, isCut }: WorksUnderWay): ReactElement {
  const works = useStartedWorks(places);
  return hasBegun ? <UnderWay works={works.filter((work) => !work.isFinished)} isCut={isCut} /> : <NothingBegun />;
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

function UnderWay({ works, isCut }: { readonly works: readonly StartedWork[]; readonly isCut: boolean }): ReactElement {
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
    <FirstFew all={works} isCut={isCut}>
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
