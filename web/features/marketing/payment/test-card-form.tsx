import { type ChangeEvent, type ReactElement, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Plan } from '#core/brand/brand.ts';
import { formatPrice } from '#core/brand/format-price.ts';
import { groupDigits, testCard } from '#core/payment/test-card.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { Signpost } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';

interface TestCardFormProps {
  readonly plan: Plan;
  readonly onPaid: () => void;
}

type Errors = Readonly<Record<string, string>>;

const Card = testCard(Date.now);

/** While it is typed at the end: whoever mends a digit in the middle keeps the caret there. */
const group = ({ target }: ChangeEvent<HTMLInputElement>): void => {
  if (target.selectionStart === target.value.length) target.value = groupDigits(target.value);
};

/** Pays where no payment service is connected. */
export function TestCardForm({ plan, onPaid }: TestCardFormProps): ReactElement {
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The message has to stand below the field before the focus comes, or it is not read out.
  const show = (form: HTMLFormElement, found: Errors) => {
    flushSync(() => setErrors(found));
    form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const card = Card.safeParse(Object.fromEntries(new FormData(form)));
    setRefusal(null);
    if (!card.success) return show(form, Object.fromEntries(card.error.issues.map(({ path, message }) => [String(path[0]), message])));
    setErrors({});
    setBusy(true);
    try {
      await paymentCalls(browserApi).payInTestMode({ planId: plan.id, ...card.data });
      onPaid();
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'That did not work. No money was moved. Try again.');
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid grid-cols-1 gap-4.5"
      aria-labelledby="card"
    >
      <div className="border-l-4 border-warn bg-warn-wash px-4 py-3">
        <h3 id="card" className="font-semibold">
          Test mode: no money is moved
        </h3>
        <p className="text-sm text-ink-2">
          Use the card 4242 4242 4242 4242 with any date to come and any three digits. Never a real card.
        </p>
      </div>
      <TextField
        label="Card number"
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        onChange={group}
        error={errors['number']}
      />
      <div className="grid grid-cols-1 gap-4.5 min-[26rem]:grid-cols-2">
        <TextField label="Expires, MM / YY" name="expires" inputMode="numeric" autoComplete="cc-exp" required error={errors['expires']} />
        <TextField label="Security code" name="cvc" inputMode="numeric" autoComplete="cc-csc" required error={errors['cvc']} />
      </div>
      <div className="grid justify-items-start">
        <div role="alert" className="not-empty:mb-4">
          {refusal === null ? null : <FieldError>{refusal}</FieldError>}
        </div>
        <Signpost type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Paying' : `Pay ${formatPrice(plan)} in test mode`}
        </Signpost>
      </div>
    </form>
  );
}
