import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { spanRange } from '#core/iq/report/describe-score.ts';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDeleteSitting } from '../use-delete-sitting.ts';
import { useIqStatus, useSittings } from './use-sittings.ts';

export interface SittingsProps {
  /** The one that is shown. */
  readonly shownId: string;
  readonly isHidden: boolean;
}

/** All sittings but the one that is shown; the first that was scored is the headline. */
export function Sittings({ shownId, isHidden }: SittingsProps): ReactElement {
  const { entries, isPending, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useSittings();
  const { data: status } = useIqStatus();
  const others = entries.filter(({ id }) => id !== shownId);
  return (
    <section aria-labelledby="sittings" className="iqr-screen">
      <SectionHead id="sittings" title="Your other sittings" meta="The first scored one stays your headline." rule className="mb-1" />
      {isPending ? (
        <SkeletonRows count={2} label="Loading your sittings" />
      ) : isError && entries.length === 0 ? (
        <ErrorState title="Not read" text="Your sittings did not load. Check your connection." retry={() => void refetch()} />
      ) : others.length === 0 && !hasNextPage ? (
        <EmptyState title="This is the only one" text="A later sitting stands here beside it, with what has changed beyond chance." />
      ) : (
        <ul className="divide-y divide-line">
          {others.map((entry) => (
            <SittingRow key={entry.id} entry={entry} isHeadline={entry.id === status?.first?.id} isHidden={isHidden} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <div className="mt-5 grid justify-items-center gap-3">
          <Button aria-disabled={isFetchingNextPage} onClick={() => (isFetchingNextPage ? undefined : void fetchNextPage())}>
            Load more
          </Button>
          {isFetchNextPageError ? <FieldError>The next page did not load. Try again.</FieldError> : null}
        </div>
      ) : null}
    </section>
  );
}

interface SittingRowProps {
  readonly entry: SittingEntry;
  readonly isHeadline: boolean;
  readonly isHidden: boolean;
}

function SittingRow({ entry, isHeadline, isHidden }: SittingRowProps): ReactElement {
  const remove = useDeleteSitting();
  const day = <Moment atMs={Date.parse(entry.finishedAt ?? entry.createdAt)} isDate />;
  return (
    <li className="relative flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <Link to={iqTestPath(entry.id)} className="font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent-ink">
          {day}
        </Link>
        <p className="text-sm text-ink-3">
          {describeEntry(entry, isHidden)}
          {isHeadline ? ', your headline' : ''}
        </p>
      </div>
      <div className="relative flex-none">
        <IconButton label={`Delete the sitting of ${(entry.finishedAt ?? entry.createdAt).slice(0, 10)}`} onClick={() => remove(entry.id)}>
          <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

function describeEntry({ state, isScored, score, progress }: SittingEntry, isHidden: boolean): string {
  if (state === 'open') return `not finished, ${progress.answered} of ${progress.total} answered`;
  if (!isScored) return 'practice, no score';
  if (!score?.interval) return 'no score could be told';
  return isHidden ? 'scored' : `probably ${spanRange(score.interval)}`;
}
