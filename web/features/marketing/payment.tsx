import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from './page.tsx';
import { formatInterval, formatPrice } from './plan/format-price.ts';

const pageWords = pageMeta('Payment', 'Payment is not connected in this release. No card is asked for.');
/** Nothing here is of use in a search result. */
export const meta: typeof pageWords = (input) => [...(pageWords(input) ?? []), { name: 'robots', content: 'noindex' }];

export default function Payment(): ReactElement {
  const [search] = useSearchParams();
  const { plans } = useBrand();
  const learner = useLearner();
  const plan = plans.find(({ id }) => id === search.get('plan'));
  if (!plan) {
    return (
      <Page title="Payment">
        <EmptyState
          title="No plan chosen"
          text="Choose a plan first. What it costs stands beside it."
          action={<Button to="/plans">See the plans</Button>}
        />
      </Page>
    );
  }
  return (
    <Page title="Payment" lead="Payment is not connected in this release. No card is asked for, and nothing is charged." width="text">
      <dl className="border-y-[1.5px] border-ink">
        <Line name="Plan" value={plan.name} />
        <Line name="Price" value={[formatPrice(plan), formatInterval(plan)].filter(Boolean).join(' ')} />
        <Line name="To pay today" value={formatPrice({ price: 0, currency: plan.currency })} />
      </dl>
      <p className="mt-6 text-ink-2">
        Until then an account opens everything in the library that is not kept for paid plans. You can come back to this plan at any time.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" to={learner ? '/discover' : '/register'}>
          {learner ? 'Dashboard' : 'Create an account'}
        </Button>
        <Button to="/plans">Back to the plans</Button>
      </div>
    </Page>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 first:border-t-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
