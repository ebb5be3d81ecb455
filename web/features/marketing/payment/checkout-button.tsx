import { type ReactElement, useState } from 'react';
import type { Plan } from '#core/brand/brand.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { Signpost } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';

/** Goes to the page of the payment service; the card is asked for there alone. */
export function CheckoutButton({ plan }: { readonly plan: Plan }): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      window.location.assign((await paymentCalls(browserApi).startCheckout(plan.id)).url);
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'That did not work. Nothing was charged. Try again.');
      setBusy(false);
    }
  };
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <div role="alert">{refusal === null ? null : <FieldError>{refusal}</FieldError>}</div>
      <Signpost disabled={isBusy} onClick={() => void go()}>
        {isBusy ? 'Opening the payment page' : 'Go to payment'}
      </Signpost>
      <p className="text-sm text-ink-2">You pay on the page of Stripe. Your card is never shown to this site.</p>
    </div>
  );
}
