import { useState, type ReactElement, type SubmitEvent } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import type { OwnerConfirmation } from '#web/api/sign-in-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';

/** Whether the server wants to know first that it is the owner who asks, and not whoever found the page open. */
export const wantsOwner = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'stale_session' || error.code === 'wrong_password');

interface ConfirmOwnerProps {
  /** What is gone on with: "Add the passkey". */
  readonly submit: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onConfirm: (owner: OwnerConfirmation) => void;
}

/** Asks for the password before a new way into the account is opened. */
export function ConfirmOwner({ submit, error, isBusy, onConfirm }: ConfirmOwnerProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setMissing(password === '' ? 'Enter your password.' : null);
    if (password !== '' && !isBusy) onConfirm({ password });
  };
  const isWrong = error instanceof ApiError && error.code === 'wrong_password';
  return (
    <form method="post" noValidate onSubmit={send} className="mt-3 grid max-w-100 grid-cols-1 gap-4">
      <p className="text-pretty text-ink-2">This opens a new way into your account, so enter your password once more.</p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        ref={focusOnce}
        error={missing ?? (isWrong ? 'That is not your present password.' : undefined)}
      />
      <Button type="submit" variant="ink" className="justify-self-start" aria-disabled={isBusy || undefined}>
        {submit}
      </Button>
    </form>
  );
}

/** Whoever pressed the button goes on here. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
