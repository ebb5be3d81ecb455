import type { ReactElement, ReactNode } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { Plan } from '#core/brand/brand.ts';
import { formatInterval, formatPrice } from '#core/brand/format-price.ts';
import type { MyPlan } from '#core/payment/my-plan.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand, useLearner } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SplitPage } from './page.tsx';
import { AwaitedPlan } from './payment/awaited-plan.tsx';
import { CheckoutButton } from './payment/checkout-button.tsx';
import { PlanIsOpen } from './payment/plan-is-open.tsx';
import { Slip } from './payment/slip.tsx';
import { TestCardForm } from './payment/test-card-form.tsx';
import { loadMembersWorks, type MembersList, MembersWorks } from './plan/members-works.tsx';

/** What the learner has of plans; null for a visitor. */
const loadMine = async (api: LoadInput['api']) => ((await api.getSession()) ? paymentCalls(api).getPlan() : null);
const load = async ({ api }: LoadInput) => {
  const [mine, members] = await Promise.all([loadMine(api), loadMembersWorks(api)]);
  return { mine, members };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

const pageWords = pageMeta('Payment', 'Pay for a plan, and stop it whenever you like.');
/** Nothing here is of use in a search result. */
export const meta: typeof pageWords = (input) => [...(pageWords(input) ?? []), { name: 'robots', content: 'noindex' }];

export default function Payment(): ReactElement {
  const { mine, members } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { plans } = useBrand();
  const plan = plans.find(({ id }) => id === search.get('plan'));
  return (
    <SplitPage title="Payment" lead="What you pay, when, and what it opens." aside={<Promises />}>
      {plan ? (
        <ChosenPlan plan={plan} mine={mine} members={members} state={search.get('state')} />
      ) : (
        <NoPlan isAsked={search.has('plan')} />
      )}
    </SplitPage>
  );
}

function Promises(): ReactElement {
  return (
    <p className="mt-5 max-w-132 text-pretty text-ink-2">
      You stop a plan in your profile, whenever you like; it stays open until the end of what is paid. Your place, notes and history stay in
      any case. What else holds stands in the <TextLink to="/refund-policy">refund policy</TextLink>.
    </p>
  );
}

function NoPlan({ isAsked }: { readonly isAsked: boolean }): ReactElement {
  return (
    <Slip title={isAsked ? 'There is no such plan' : 'No plan chosen'} seed="payment" stones={1}>
      <p className="mt-2 max-w-100 text-lg text-ink-2">Choose a plan first. What it costs stands beside it.</p>
      <Actions>
        <Button variant="ink" to="/plans">
          See the plans
        </Button>
      </Actions>
    </Slip>
  );
}

interface ChosenPlanProps {
  readonly plan: Plan;
  readonly mine: MyPlan | null;
  readonly members: MembersList;
  readonly state: string | null;
}

function ChosenPlan({ plan, mine, members, state }: ChosenPlanProps): ReactElement {
  const price = [formatPrice(plan), formatInterval(plan)].filter(Boolean).join(' ');
  return (
    <Slip title={plan.name} seed={plan.id} stones={plan.features.length}>
      {plan.for ? <p className="mt-1 text-ink-2">{plan.for}</p> : null}
      <dl className="mt-5 border-y-[1.5px] border-ink">
        <div className="flex flex-wrap justify-between gap-x-6 py-3">
          <dt className="text-ink-2">Price</dt>
          <dd className="font-semibold tabular-nums">{price}</dd>
        </div>
      </dl>
      {plan.access.includes('members') ? <MembersWorks works={members} className="mt-5" /> : null}
      {state === 'left' ? <p className="mt-5 text-ink-2">You left the payment page. Nothing was charged.</p> : null}
      <NextStep plan={plan} mine={mine} opened={plan.access.includes('members') ? members.items : []} isAwaited={state === 'paid'} />
    </Slip>
  );
}

interface NextStepProps {
  readonly plan: Plan;
  readonly mine: MyPlan | null;
  readonly opened: MembersList['items'];
  readonly isAwaited: boolean;
}

function NextStep({ plan, mine, opened, isAwaited }: NextStepProps): ReactElement {
  const learner = useLearner();
  const { payments } = useBrand();
  const { revalidate } = useRevalidator();
  if (plan.price === 0) return <FreePlan isLearner={learner !== null} />;
  if (mine === null) return payments === 'none' ? <NotSetUp /> : <JoinFirst />;
  if (mine.plan?.id === plan.id && mine.plan.status !== 'ended')
    return <PlanIsOpen plan={mine.plan} isTest={mine.isTestMode} opened={opened} />;
  if (payments === 'none') return <NotSetUp />;
  if (isAwaited) return <AwaitedPlan name={plan.name} />;
  return mine.isTestMode ? <TestCardForm plan={plan} onPaid={() => void revalidate()} /> : <CheckoutButton plan={plan} />;
}

function FreePlan({ isLearner }: { readonly isLearner: boolean }): ReactElement {
  return (
    <>
      <p className="mt-5 text-ink-2">There is nothing to pay: every account has this plan.</p>
      <Actions>
        <Button variant="ink" to={isLearner ? '/discover' : '/register'}>
          {isLearner ? 'Dashboard' : 'Create an account'}
        </Button>
        <Button to="/plans">Back to the plans</Button>
      </Actions>
    </>
  );
}

function NotSetUp(): ReactElement {
  return (
    <>
      <p className="mt-5 text-ink-2">
        Paying is not set up on this site yet, so this plan cannot be bought here for now. Nothing was charged. What is free is open to
        every account.
      </p>
      <Actions>
        <Button variant="ink" to="/plans">
          Back to the plans
        </Button>
        <Button to="/contact">Ask about it</Button>
      </Actions>
    </>
  );
}

function JoinFirst(): ReactElement {
  const [search] = useSearchParams();
  const back = `?to=${encodeURIComponent(`/payment?${search}`)}`;
  return (
    <>
      <p className="mt-5 text-ink-2">A plan belongs to an account. Create one or sign in, and you come back here to pay.</p>
      <Actions>
        <Button variant="ink" to={`/register${back}`}>
          Create an account
        </Button>
        <Button to={`/login${back}`}>Sign in</Button>
      </Actions>
    </>
  );
}

function Actions({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="mt-6 flex flex-wrap gap-3">{children}</div>;
}
