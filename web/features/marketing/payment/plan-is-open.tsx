import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { isReturnPath } from '#core/account/access.ts';
import type { MyPlan } from '#core/payment/my-plan.ts';
import { itemPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import type { MembersList } from '../plan/members-works.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface PlanIsOpenProps {
  readonly plan: NonNullable<MyPlan['plan']>;
  readonly isTest: boolean;
  /** What the plan opens beyond what every account has. */
  readonly opened: MembersList['items'];
}

/** After paying: until when, and on to where one came from or else to what was bought. */
export function PlanIsOpen({ plan: { name, paidUntil }, isTest, opened: [first] }: PlanIsOpenProps): ReactElement {
  const [search] = useSearchParams();
  const from = search.get('from');
  const back = from !== null && isReturnPath(from) ? from : null;
  return (
    <div role="status" className="mt-6">
      <p className="text-lg font-semibold">{name} is open for you.</p>
      <p className="mt-1 text-ink-2">
        {paidUntil === null ? 'Paid once; it stays open. ' : `Paid until ${DAY.format(new Date(paidUntil))}. `}
        {isTest ? 'This was test mode: no money was moved.' : 'The receipt is on its way to you by email.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" to={back ?? (first ? itemPath(first) : '/discover')}>
          {back === null ? (first ? `Open “${first.title}”` : 'Dashboard') : 'Back to where you were'}
        </Button>
        <Button to="/profile#plan">Your plan and receipts</Button>
      </div>
    </div>
  );
}
