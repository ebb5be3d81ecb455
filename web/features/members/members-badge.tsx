import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { useTabClient } from '#web/query-client.ts';
import { useLearner } from '#web/root-data.ts';

interface MembersBadgeProps {
  readonly access: ItemSummary['access'];
}

/** Says of a work in a list that a plan is needed, to whoever has none for it. What is open says nothing. */
export function MembersBadge({ access }: MembersBadgeProps): ReactElement | null {
  const learner = useLearner();
  if (access === 'open') return null;
  return learner ? <UnlessHeld access={access} /> : <Mark />;
}

/** Nothing while the plan is not known: who has paid is never told to. */
function UnlessHeld({ access }: MembersBadgeProps): ReactElement | null {
  const { data } = useQuery(
    {
      queryKey: ['held-plan'],
      queryFn: () => paymentCalls(browserApi).getPlan(),
      enabled: typeof document !== 'undefined',
      staleTime: PLAN_KEPT_MS,
      retry: false,
    },
    useTabClient(),
  );
  if (data === undefined) return null;
  const opens = data.plan !== null && data.plan.status !== 'ended' && data.plan.access.includes(access);
  return opens ? null : <Mark />;
}

/* One answer for all works of a page, and a plan that is just bought soon counts. */
const PLAN_KEPT_MS = 5_000;

function Mark(): ReactElement {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-[560] text-ink-2">
      <Lock size={13} strokeWidth={2} aria-hidden="true" />
      Members
    </span>
  );
}
