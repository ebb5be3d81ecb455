import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad';

const TONE: Record<BadgeTone, string> = {
  plain: 'bg-well-2 text-ink-2 font-[560]',
  good: 'bg-good-wash text-good font-semibold',
  warn: 'bg-warn-wash text-warn font-semibold',
  bad: 'bg-bad-wash text-bad font-semibold',
};

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
}

/** A state or a tag in one or two words. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps): ReactElement {
  return (
    <span className={classes('inline-flex min-h-6 items-center gap-1.25 rounded-1 px-2 text-xs forced-colors:border', TONE[tone])}>
      {icon}
      {children}
    </span>
  );
}
