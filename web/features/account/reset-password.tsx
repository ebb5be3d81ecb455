import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { PasswordReset } from '#core/account/account.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { explainAccount } from './explain-refusal.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useDeadLink } from './use-dead-link.ts';

export const meta = pageMeta('New password', 'Choose a new password for your account.');

export default function ResetPassword(): ReactElement {
  // A link that was cut off in the mail is one that does not work.
  const token = useSearchParams()[0].get('token')?.slice(0, 200) || '-';
  const isDead = useDeadLink(token);
  const form = useAccountForm({
    schema: PasswordReset.omit({ token: true }),
    send: ({ newPassword }) => accountCalls(browserApi).resetPassword({ token, newPassword }),
    explain: explainAccount,
    // A new document: whoever was signed in here is not any more.
    onDone: () => {
      window.location.assign('/login?notice=password-changed');
      return new Promise<void>(() => {});
    },
  });
  if (isDead) return <DeadLink />;
  return (
    <>
      <h1 className="mt-7 mb-1.5">A new password</h1>
      <p className="text-ink-2">Wherever you are signed in, you will be signed out.</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <NewPasswordField label="New password" name="newPassword" error={form.errors.newPassword} />
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
