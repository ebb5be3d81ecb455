import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';

export type TrailState = 'done' | 'now' | 'ahead';

export interface TrailListProps {
  readonly children: ReactNode;
  readonly label?: string;
  readonly className?: string | undefined;
}

/** Lessons, chapters, legs of a plan in order. Its children are `TrailRow`s. */
export function TrailList({ children, label, className }: TrailListProps): ReactElement {
  return (
    <ol aria-label={label} className={className}>
      {children}
    </ol>
  );
}

export interface TrailRowProps {
  readonly state: TrailState;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** The last one is the summit, drawn as a triangle. */
  readonly last?: boolean;
  /** Below the label, for example who leads the leg. */
  readonly detail?: ReactNode;
  /** Beside what the row itself does, for example a menu. */
  readonly actions?: ReactNode;
}

const SPOKEN: Record<TrailState, string> = { done: 'Done: ', now: 'You are here: ', ahead: '' };

const LABEL: Record<TrailState, string> = {
  done: 'font-[540] text-ink-2',
  now: 'font-[640] text-ink',
  ahead: 'font-[540] text-ink',
};

export function TrailRow({ state, label, aside, to, onClick, last = false, detail, actions }: TrailRowProps): ReactElement {
  const [wasDone] = useState(state === 'done');
  const body = (
    <>
      <span className="flex w-9 flex-none" aria-hidden="true">
        <span className={classes('trail-mark', state === 'done' && !wasDone && 'settles')} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-2.5">
        <span className="min-w-0 flex-1 basis-24">
          <span className={classes('block leading-[1.3]', LABEL[state])}>
            <span className="sr-only">{SPOKEN[state]}</span>
            {label}
          </span>
          {detail ? <span className="mt-0.5 block text-sm text-ink-3">{detail}</span> : null}
        </span>
        {aside ? (
          <span className={classes('flex-none text-sm tabular-nums', state === 'now' ? 'font-[560] text-accent-ink' : 'text-ink-3')}>
            {aside}
          </span>
        ) : null}
      </span>
    </>
  );
  const row = 'flex min-h-11.5 min-w-0 flex-1 items-center text-start';
  const current = state === 'now' ? 'step' : undefined;
  return (
    <li className="trail-row" data-state={state} data-last={last ? '' : undefined}>
      <div className="flex items-center border-t border-line [li:first-child>&]:border-t-0">
        {to !== undefined ? (
          <Link to={to} {...(onClick ? { onClick } : {})} aria-current={current} className={classes(row, 'hover:bg-hover')}>
            {body}
          </Link>
        ) : onClick ? (
          <button type="button" onClick={onClick} aria-current={current} className={classes(row, 'hover:bg-hover')}>
            {body}
          </button>
        ) : (
          <div aria-current={current} className={row}>
            {body}
          </div>
        )}
        {actions}
      </div>
    </li>
  );
}
