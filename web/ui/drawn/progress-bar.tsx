import type { ReactElement } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

export interface ProgressBarProps {
  /** 0 to 1. */
  readonly fraction: number;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A thin bar under a cover that was started. An SVG, since widths may not be set by inline style. */
export function ProgressBar({ fraction, label, className }: ProgressBarProps): ReactElement {
  const percent = Math.round(clamp(fraction, 0, 1) * 100);
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      width="100%"
      height="3"
      className={classes('block bg-line-2', className)}
    >
      <rect width={`${percent}%`} height="3" className="fill-accent" />
    </svg>
  );
}
