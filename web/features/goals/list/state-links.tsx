import type { ReactElement } from 'react';
import { href, Link } from 'react-router';
import type { Goal, GoalState } from '#core/goals/goal.ts';
import { STATE_NAMES, STATES } from './states.ts';

export interface StateLinksProps {
  readonly goals: readonly Goal[];
  readonly current: GoalState;
}

const LINK =
  'inline-flex min-h-9 items-center gap-2 rounded-2 px-3 text-sm font-[560] pointer-coarse:min-h-11 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink not-aria-[current=true]:text-ink-2 not-aria-[current=true]:inset-ring not-aria-[current=true]:inset-ring-line-2 not-aria-[current=true]:hover:bg-hover';

/** The goals of one state, each at its own address. */
export function StateLinks({ goals, current }: StateLinksProps): ReactElement {
  return (
    <nav aria-label="Goals by state" className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {STATES.map((state) => (
          <li key={state}>
            <Link
              to={state === 'open' ? href('/ai-career/goals') : `${href('/ai-career/goals')}?state=${state}`}
              preventScrollReset
              aria-current={state === current ? 'true' : undefined}
              className={LINK}
            >
              {STATE_NAMES[state]}
              <span className="tabular-nums">{goals.filter((goal) => goal.state === state).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
