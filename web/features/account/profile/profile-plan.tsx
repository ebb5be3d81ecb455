import { type ReactElement, useState } from 'react';
import { formatInterval, formatPrice } from '#core/brand/format-price.ts';
import type { MyPlan, Receipt } from '#core/payment/my-plan.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Held = NonNullable<MyPlan['plan']>;

const calls = paymentCalls(browserApi);
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const sayDay = (iso: string | null): string => (iso === null ? '' : DAY.format(new Date(iso)));

/** Which plan one has, how to stop it, and what was paid. */
export function ProfilePlan({ loaded }: { readonly loaded: MyPlan }): ReactElement {
  const [{ plan, receipts, isTestMode }, setMine] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();

  const change = async (send: () => Promise<MyPlan>): Promise<boolean> => {
    setBusy(true);
    try {
      setMine(await send());
      return true;
    } catch (error) {
      const detail = error instanceof ApiError ? error.message : 'Check your connection and try again.';
      show({ text: 'Not changed.', detail, tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const resume = () => change(calls.resumePlan);
  const stop = async () => {
    if (await change(calls.cancelPlan))
      show({ text: 'Your plan will not renew.', tone: 'good', action: { label: 'Undo', onAction: () => void resume() } });
  };
  const openPortal = async () => {
    try {
      window.location.assign((await calls.openPortal()).url);
    } catch {
      show({ text: 'The page of the payment service did not open.', detail: 'Try again in a moment.', tone: 'bad' });
    }
  };

  return (
    <section id="plan" aria-labelledby="your-plan">
      <SectionHead id="your-plan" title="Your plan" {...(isTestMode ? { meta: 'test mode, no money is moved' } : {})} rule />
      {plan ? (
        <PlanLine plan={plan} />
      ) : (
        <p className="mb-3.5 text-ink-2">You have no paid plan. What is open to every account is open to you.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {plan === null || plan.status === 'ended' ? <Button to="/plans">See plans</Button> : null}
        {plan && plan.status !== 'ended' && plan.interval !== 'once' ? (
          <Button disabled={isBusy} onClick={() => void (plan.cancelsAtEnd ? resume() : stop())}>
            {plan.cancelsAtEnd ? 'Let it go on' : 'Stop renewing'}
          </Button>
        ) : null}
        {plan?.hasPortal && plan.status !== 'ended' ? <Button onClick={() => void openPortal()}>Card and invoices</Button> : null}
      </div>
      {receipts.length > 0 ? <Receipts receipts={receipts} /> : null}
    </section>
  );
}

function PlanLine({ plan }: { readonly plan: Held }): ReactElement {
  return (
    <div className="mb-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="disp text-xl">{plan.name}</span>
        <span className="text-ink-2">{[formatPrice(plan), formatInterval(plan)].join(' ')}</span>
        {plan.status === 'active' ? null : (
          <Badge tone={plan.status === 'past_due' ? 'bad' : 'plain'}>{plan.status === 'past_due' ? 'Payment failed' : 'Ended'}</Badge>
        )}
      </p>
      <p className="mt-1 text-ink-2">{sayState(plan)}</p>
    </div>
  );
}

function sayState({ status, cancelsAtEnd, paidUntil, opensUntil }: Held): string {
  if (status === 'ended') return 'It has ended. Your place, notes and history are kept.';
  if (status === 'past_due')
    return `Your card was not accepted. Everything stays open until ${sayDay(opensUntil)}; change the card before.`;
  if (paidUntil === null) return 'Paid once. It stays open.';
  return cancelsAtEnd ? `It ends on ${sayDay(paidUntil)} and is open until then.` : `Paid until ${sayDay(paidUntil)}.`;
}

function Receipts({ receipts }: { readonly receipts: readonly Receipt[] }): ReactElement {
  return (
    <>
      <h3 className="mt-6 mb-1 font-semibold">Receipts</h3>
      <ul className="divide-y divide-line">
        {receipts.map(({ id, paidAt, planName, amount, refunded, currency, isTest, url, number }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span>
              <time dateTime={paidAt}>{sayDay(paidAt)}</time>, {planName}
              {isTest ? <span className="text-ink-3"> (test)</span> : null}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
              {refunded > 0 ? <span className="text-ink-3">{formatPrice({ price: refunded, currency })} returned</span> : null}
              {formatPrice({ price: amount, currency })}
              <a
                className="text-link"
                href={url ?? `/api/plan/receipts/${id}`}
                target="_blank"
                rel="noopener"
                aria-label={`Receipt ${number}`}
              >
                Receipt
              </a>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
