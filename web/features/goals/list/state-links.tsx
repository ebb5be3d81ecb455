import type { ReactElement } from 'react';
import { href, Link } from 'react-router';
import type { GoalList, GoalState } from '#core/goals/goal.ts';
import { classes } from '#web/ui/classes.ts';
import { STATE_NAMES, STATES } from './states.ts';

export interface StateLinksProps {
  readonly counts: GoalList['counts'];
  readonly current: GoalState;
}

const LINK = 'inline-flex min-h-9 items-center gap-2 rounded-2 px-3 text-sm font-[560] pointer-coarse:min-h-11';
/** Fills by their plain names, which keep their colours where the reader has chosen the palette. */
const CHOSEN = 'bg-ink text-on-ink';
const OTHER = 'text-ink-2 inset-ring inset-ring-line-2 hover:bg-hover forced-colors:border';

/** The goals of one state, each at its own address. */
export function StateLinks({ counts, current }: StateLinksProps): ReactElement {
  return (
    <nav aria-label="Goals by state" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {STATES.map((state) => (
          <li key={state}>
            <Link
              to={state === 'open' ? href('/ai-career/goals') : `${href('/ai-career/goals')}?state=${state}`}
              preventScrollReset
              aria-current={state === current ? 'true' : undefined}
              className={classes(LINK, state === current ? CHOSEN : OTHER)}
            >
              {STATE_NAMES[state]}
              <span className="tabular-nums">{counts[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
