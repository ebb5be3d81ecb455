import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ActionItem } from '#core/assessment/assessment.ts';
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
  const { ifThen, steps, works, practice, because } = action;
  const why = describeBecause(because);
  return (
    <div id={id} data-closed={isOpen ? undefined : ''} className="leg-details">
      <p className="leg-line">{ifThen}</p>
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
      {why === '' ? null : <p className="plan-because">{why}</p>}
    </div>
  );
}
