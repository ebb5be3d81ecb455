import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';

/** One block in the place of something that is on its way. Size it by `className`. */
export function Skeleton({ className }: { readonly className?: string | undefined }): ReactElement {
  return <span aria-hidden="true" className={classes('skeleton', className ?? 'h-4 w-full')} />;
}

const SHELF_WIDTHS = ['w-38', 'w-25', 'w-38', 'w-67', 'w-61'];

export function SkeletonShelf({ label = 'Loading' }: { readonly label?: string }): ReactElement {
  return (
    <div role="status" aria-label={label} className="flex gap-6 overflow-hidden max-md:gap-4">
      {SHELF_WIDTHS.map((width, i) => (
        <span key={i} className={classes('grid flex-none gap-2.5', width)}>
          <Skeleton className="h-38 max-md:h-33" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-1/2" />
        </span>
      ))}
    </div>
  );
}

export function SkeletonRows({ count = 4, label = 'Loading' }: { readonly count?: number; readonly label?: string }): ReactElement {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="flex items-center gap-3.5 py-2.5">
          <Skeleton className="size-13 flex-none" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-7/10" />
            <Skeleton className="h-3 w-2/5" />
          </span>
        </span>
      ))}
    </div>
  );
}
