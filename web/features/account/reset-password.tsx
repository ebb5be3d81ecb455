import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { PasswordReset } from '#core/account/account.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { explainAccount } from './explain-refusal.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useResetLink } from './use-reset-link.ts';

export const meta = pageMeta('New password', 'Choose a new password for your account.');

export default function ResetPassword(): ReactElement {
  // A link that was cut off in the mail is one that does not work.
  const token = useSearchParams()[0].get('token')?.slice(0, 200) || '-';
  const { isGood, waysIn } = useResetLink(token);
  const form = useAccountForm({
    schema: PasswordReset.omit({ token: true, keepsWaysIn: true }).extend({ keepsWaysIn: z.literal('on').optional() }),
    send: ({ newPassword, keepsWaysIn }) =>
      accountCalls(browserApi).resetPassword({ token, newPassword, keepsWaysIn: keepsWaysIn === 'on' }),
    explain: explainAccount,
    // A new document: whoever was signed in here is not any more.
    onDone: () => {
      window.location.assign('/login?notice=password-changed');
      return new Promise<void>(() => {});
    },
  });
  if (!isGood) return <DeadLink />;
  return (
    <>
      <h1 className="mt-7 mb-1.5">A new password</h1>
      <p className="text-ink-2">Wherever you are signed in, you will be signed out.</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <NewPasswordField label="New password" name="newPassword" error={form.errors.newPassword} />
        {waysIn.length > 0 ? (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1 text-sm font-[560]">Other ways into your account</legend>
            <p className="text-pretty text-ink-2">
              This signs in to it as well: {waysIn.join(', ')}. It is closed together with the old password, in case somebody else opened
              it.
            </p>
            <Checkbox name="keepsWaysIn" label="Keep these ways in: I opened each of them myself" />
          </fieldset>
        ) : null}
        <SubmitButton form={form} busyLabel="Changing your password">
          Change password
        </SubmitButton>
      </form>
      <p className="text-sm text-ink-2">
        The link does not work?{' '}
        <TextLink to="/forgot-password" className="text-accent-ink">
          Ask for another
        </TextLink>
      </p>
    </>
  );
}

function DeadLink(): ReactElement {
  return (
    <>
      <h1 className="mt-7 mb-1.5">A new password</h1>
      <p role="alert" className="mb-6 text-ink-2">
        This link does not work any more. Each works once, within an hour.
      </p>
      <Signpost to="/forgot-password">Ask for another</Signpost>
    </>
  );
}
