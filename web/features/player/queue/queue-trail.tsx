import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface QueueTrailProps {
  readonly count: number;
  readonly currentIndex: number;
  readonly rowPx: number;
  readonly isNarrow: boolean;
}

/* Dots by a background: a dotted border of half a million pixels is slow to draw. */
const DOTS = 'w-0.5 bg-[radial-gradient(circle,var(--control)_1px,transparent_1.25px)] bg-size-[2px_5px]';

/** The way through the queue, from the first mark to the last: walked up to the current one. */
export function QueueTrail({ count, currentIndex, rowPx, isNarrow }: QueueTrailProps): ReactElement {
  const left = isNarrow ? 'left-2.5' : 'left-22';
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span
        className={classes('absolute -translate-x-1/2', DOTS, left)}
        style={{ top: rowPx / 2, height: Math.max(0, count - 1) * rowPx }}
      />
      <span
        className={classes('absolute w-[2.5px] -translate-x-1/2 bg-accent forced-colors:bg-[CanvasText]', left)}
        style={{ top: rowPx / 2, height: Math.max(0, currentIndex) * rowPx }}
      />
    </div>
  );
}
