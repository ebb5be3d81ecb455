import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface FactListProps {
  /** Pairs of `dt` and `dd`. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Names and their values side by side; where letters are too large for that, one below the other. */
export function FactList({ children, className }: FactListProps): ReactElement {
  return (
    <div className="@container">
      <dl
        className={classes('grid grid-cols-1 items-baseline gap-x-5 wrap-anywhere @min-[11rem]:grid-cols-[auto_minmax(0,1fr)]', className)}
      >
        {children}
      </dl>
    </div>
  );
}
