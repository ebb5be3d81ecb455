import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { PasswordResetRequest } from '#core/account/account.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { explainAccount } from './explain-refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

export const meta = pageMeta('Forgot password', 'A link to choose a new password, by mail.');

/** The address that was typed to sign in, which no address bar and no log is to hold. */
const TypedAddress = z.object({ email: z.string() });

export default function ForgotPassword(): ReactElement {
  const typed = TypedAddress.safeParse(useLocation().state).data;
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    schema: PasswordResetRequest,
    send: accountCalls(browserApi).requestPasswordReset,
    explain: explainAccount,
    onDone: () => setSent(true),
  });
  return (
    <>
      <h1 className="mt-7 mb-1.5">Find the way back</h1>
      <p className="text-ink-2">A link to choose a new password comes by mail.</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <TextField
          label="Email"
          name="email"
          defaultValue={typed?.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={form.errors.email}
        />
        <p role="status" className="text-sm text-good empty:hidden">
          {isSent ? 'If an account has this address, a mail is on its way. Its link works once, within an hour.' : null}
        </p>
        <SubmitButton form={form} busyLabel="Sending the link">
          {isSent ? 'Send it again' : 'Send the link'}
        </SubmitButton>
      </form>
      <p className="text-sm text-ink-2">
        Remembered it?{' '}
        <TextLink to="/login" className="text-accent-ink">
          Sign In
        </TextLink>
      </p>
    </>
  );
}
