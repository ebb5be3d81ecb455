import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { GoalCairn } from '../goal-cairn.tsx';
import { describePart, nextPart } from '../parts.ts';
import { PassedDay } from '../passed-day.tsx';
import { GoalFacts } from '../goal-facts.tsx';

/** A goal with its cairn, its day, and what is to be done next for it. */
export function GoalRow({ goal }: { readonly goal: Goal }): ReactElement {
  const next = goal.state === 'open' ? nextPart(goal) : null;
  return (
    <li className="py-4">
      <div className="relative flex items-center gap-5 max-sm:gap-3.5">
        <GoalCairn goal={goal} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">
            <Link to={goalPath(goal.id)} className="after:absolute after:inset-0 after:content-[''] hover:text-accent-ink">
              {goal.text}
            </Link>
          </h2>
          <GoalFacts goal={goal} />
          {next === null ? null : (
            <p className="mt-0.5 text-pretty text-ink-2 wrap-anywhere">
              <span className="font-semibold">Next:</span> {describePart(next)}
            </p>
          )}
          {goal.state !== 'open' && goal.reason !== null ? (
            <p className="mt-0.5 font-read text-ink-2 italic wrap-anywhere">{goal.reason}</p>
          ) : null}
        </div>
      </div>
      <div className="sm:ps-18">
        <PassedDay goal={goal} />
      </div>
    </li>
  );
}
