import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ActionItem } from '#core/assessment/assessment.ts';
import { sayMinutes } from '#core/assessment/plan/say-minutes.ts';
import { describePractice } from '#core/practice/describe-practice.ts';
import { itemPath } from '#web/addresses.ts';
import { practicePath } from '#web/coach-addresses.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { describeBecause } from './describe-because.ts';

export interface LegDetailsProps {
  readonly id: string;
  readonly action: ActionItem;
  readonly isOpen: boolean;
}

/** How the action is done: its line, its steps, what it is done with, and the answers it comes from. */
export function LegDetails({ id, action, isOpen }: LegDetailsProps): ReactElement {
  const { ifThen, steps, works, practice, because, why, minutes } = action;
  const reasons = describeBecause(because);
  return (
    <div id={id} data-closed={isOpen ? undefined : ''} className="leg-details">
      {ifThen === '' ? null : <p className="leg-line">{ifThen}</p>}
      {why === undefined ? null : (
        <p className="max-w-(--measure) text-pretty">
          {why}
          {minutes === undefined ? null : <span className="text-ink-2"> It takes {sayMinutes(minutes)}.</span>}
        </p>
      )}
      <div className="leg-how">
        {steps.length > 0 ? (
          <div>
            <h5>Step by step</h5>
            <ol className="list-decimal pl-5">
              {steps.map((step) => (
                <li key={step} className="py-0.5">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
        <div>
          <h5>With</h5>
          <ul className="grid gap-1.5">
            {works.map(({ id, kind, title, access }) => (
              <li key={id}>
                <Link to={itemPath({ kind, id })} className="hover:text-accent-ink">
                  <KindTag kind={kind} label={title} />
                </Link>{' '}
                <MembersBadge access={access} />
              </li>
            ))}
            <li>
              <Link to={practicePath(practice)} className="text-link text-sm font-[560]">
                {describePractice(practice)}
              </Link>
            </li>
          </ul>
        </div>
      </div>
      {reasons === '' ? null : <p className="plan-because">{reasons}</p>}
    </div>
  );
}
