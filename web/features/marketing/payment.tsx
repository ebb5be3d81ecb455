import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Plan } from '#core/brand/brand.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SplitPage } from './page.tsx';
import { formatInterval, formatPrice } from './plan/format-price.ts';
import { PlanPicture } from './plan/plan-picture.tsx';

const pageWords = pageMeta('Payment', 'Payment is not connected in this release. No card is asked for.');
/** Nothing here is of use in a search result. */
export const meta: typeof pageWords = (input) => [...(pageWords(input) ?? []), { name: 'robots', content: 'noindex' }];

export default function Payment(): ReactElement {
  const [search] = useSearchParams();
  const { plans } = useBrand();
  const plan = plans.find(({ id }) => id === search.get('plan'));
  return (
    <SplitPage
      title="Payment"
      lead="Payment is not connected in this release. No card is asked for, and nothing is charged."
      aside={<Later />}
    >
      {plan ? <ChosenPlan plan={plan} /> : <NoPlan />}
    </SplitPage>
  );
}

function Later(): ReactElement {
  return (
    <p className="mt-5 max-w-132 text-pretty text-ink-2">
      Until then an account opens everything in the library that is not kept for paid plans. What will hold once payment opens stands in the{' '}
      <TextLink to="/refund-policy">refund policy</TextLink>.
    </p>
  );
}

function NoPlan(): ReactElement {
  return (
    <Slip title="No plan chosen" seed="payment" stones={1}>
      <p className="mt-2 max-w-100 text-lg text-ink-2">Choose a plan first. What it costs stands beside it.</p>
      <div className="mt-6">
        <Button variant="ink" to="/plans">
          See the plans
        </Button>
      </div>
    </Slip>
  );
}

function ChosenPlan({ plan }: { readonly plan: Plan }): ReactElement {
  const learner = useLearner();
  return (
    <Slip title={plan.name} seed={plan.id} stones={plan.features.length}>
      {plan.for ? <p className="mt-1 text-ink-2">{plan.for}</p> : null}
      <dl className="mt-5 border-y-[1.5px] border-ink">
        <Line name="Price" value={[formatPrice(plan), formatInterval(plan)].filter(Boolean).join(' ')} />
        <Line name="To pay today" value={formatPrice({ price: 0, currency: plan.currency })} />
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" to={learner ? '/discover' : '/register'}>
          {learner ? 'Dashboard' : 'Create an account'}
        </Button>
        <Button to="/plans">Back to the plans</Button>
      </div>
    </Slip>
  );
}

interface SlipProps {
  readonly title: string;
  readonly seed: string;
  readonly stones: number;
  readonly children: ReactNode;
}

/** What one is about to pay for, as it looked among the plans. */
function Slip({ title, seed, stones, children }: SlipProps): ReactElement {
  return (
    <section aria-labelledby="slip" className="overflow-hidden border-[1.5px] border-ink bg-sheet px-7.5 pt-6 pb-8 max-sm:px-5">
      <PlanPicture seed={seed} stones={stones} isRaised={false} className="-mx-7.5 mb-5 max-sm:-mx-5" />
      <h2 id="slip" className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
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
