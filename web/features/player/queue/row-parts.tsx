import type { ReactElement } from 'react';
import { isEntry, type EntryState } from '#core/player/rows/entry-pages.ts';
import { rowText } from '#core/player/rows/row-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { RowProps } from './row-types.ts';

const MARK: Record<RowProps['state'], string> = {
  done: 'size-3.25 bg-ink',
  now: 'size-4.5 bg-sheet inset-ring-5 inset-ring-accent',
  ahead: 'size-3.25 bg-sheet inset-ring-2 inset-ring-ink',
};

/** The row's place on the trail. What it means is said in words. */
export function RowMark({ state, isCarried }: Pick<RowProps, 'state' | 'isCarried'>): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative justify-self-center rounded-full forced-colors:border-2 forced-colors:border-[CanvasText]',
        MARK[state],
        isCarried && 'opacity-0',
      )}
    />
  );
}

/** A square crop, and an empty square for what has no picture. */
export function RowPicture({ entry, className }: { readonly entry: EntryState; readonly className: string }): ReactElement {
  const look = classes('aspect-square', className);
  if (entry === 'loading') return <Skeleton className={look} />;
  if (!isEntry(entry)) return <span className={classes('block rounded-1 bg-well-2', look)} />;
  const { itemKind, title, coverSeed, thumbnail_url } = entry;
  return <Cover kind={itemKind} title={title} seed={coverSeed} imageUrl={thumbnail_url} text="none" className={look} />;
}

interface RowWordsProps extends Pick<RowProps, 'entry' | 'index'> {
  readonly isTight?: boolean;
  /** A third line, where there is no column for it. */
  readonly detail?: ReactElement | null;
}

/** Title and work. */
export function RowWords({ entry, index, isTight = false, detail = null }: RowWordsProps): ReactElement {
  const { title, source, kind } = rowText(entry, index);
  if (entry === 'loading') {
    return (
      <span className="grid gap-2">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-3.5 w-7/10" />
        <Skeleton className="h-3 w-2/5" />
      </span>
    );
  }
  return (
    <span className="grid min-w-0">
      <span
        className={classes(
          'font-semibold',
          isTight ? 'line-clamp-4 leading-tight wrap-anywhere' : 'truncate',
          kind === null && 'text-ink-3',
        )}
      >
        {title}
      </span>
      {kind === null ? (
        <span className={classes('text-sm text-ink-3', isTight ? 'line-clamp-3 leading-tight' : 'truncate')}>{source}</span>
      ) : (
        <KindTag
          kind={kind}
          isOneLine={!isTight}
          className={isTight ? 'leading-tight' : undefined}
          {...(source === null ? {} : { label: isTight ? <span className="line-clamp-3">{source}</span> : source })}
        />
      )}
      {detail}
    </span>
  );
}
