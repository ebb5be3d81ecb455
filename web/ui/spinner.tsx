import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface SpinnerProps {
  readonly label?: string;
  /** Edge length in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** For short waits inside a control; where a layout is known, use a skeleton. */
export function Spinner({ label = 'Loading', size = 20, className }: SpinnerProps): ReactElement {
  return (
    <span role="status" aria-label={label} className={classes('inline-block', className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className="spinner block"
      >
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeDasharray=".1 5" opacity="0.5" />
        <path d="M10 2a8 8 0 0 1 8 8" className="stroke-accent" />
      </svg>
    </span>
  );
}
