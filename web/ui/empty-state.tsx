import type { ReactElement, ReactNode } from 'react';
import { polyline } from '#core/drawing/path.ts';
import { stonePath } from '#core/drawing/stones.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What this place is for. */
  readonly text?: ReactNode;
  /** One way to fill it. */
  readonly action?: ReactNode;
  /** It is all there is on the page: its title is the page's. */
  readonly isPage?: boolean;
  readonly className?: string | undefined;
}

const rock = noise('em');
const GROUND = polyline(Array.from({ length: 56 }, (_, i): Point => [i * 4, 52 + rock((i * 4) / 70, 1, 2) * 7]));
const STONE = stonePath('em-0', { cx: 110, cy: 43, rx: 22, ry: 7.2 });

export function EmptyState({ title, text, action, isPage = false, className }: EmptyStateProps): ReactElement {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={classes('grid justify-items-center gap-1.5 px-4 pt-5 text-center', className)}>
      <svg viewBox="0 0 220 64" width="220" height="64" aria-hidden="true">
        <path d={GROUND} fill="none" strokeWidth="1.6" className="stroke-ink" />
        <path d={STONE} className="fill-accent" />
      </svg>
      <Heading className="mt-2">{title}</Heading>
      {text ? <p className="max-w-80 text-ink-2 text-balance">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
