import { useState, type ReactElement, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { AccountChange, EmailChange, PasswordChange, PasswordResetRequest } from '#core/account/account.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, PasswordField, TextField } from '#web/ui/field.tsx';
import { explainAccount, explainWithPassword } from '../explain-refusal.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAccountForm, type AccountForm } from '../use-account-form.ts';

const calls = accountCalls(browserApi);

export function ChangeName({ name }: { readonly name: string }): ReactElement {
  const form = useAccountForm({
    schema: AccountChange,
    send: calls.changeName,
    explain: explainAccount,
    // Every page shows it: they are told by a new document, as of all that is known of a learner.
    onDone: () => {
      window.location.reload();
      return new Promise<void>(() => {});
    },
  });
  return (
    <ChangeForm form={form} submit="Save name">
      <TextField label="Your name" name="name" autoComplete="name" required defaultValue={name} error={form.errors.name} />
    </ChangeForm>
  );
}

export function ChangeEmail({ hasPassword }: { readonly hasPassword: boolean }): ReactElement {
  const [said, setSaid] = useState<string | null>(null);
  const form = useAccountForm({
    schema: EmailChange,
    send: calls.changeEmail,
    explain: explainWithPassword('password'),
    onDone: () =>
      setSaid('A link is on its way to the new address, if it has no account yet. Until it is opened, everything stays as it is.'),
  });
  return (
    <ChangeForm form={form} submit="Send the link" said={said}>
      <TextField
        label="New email"
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={form.errors.newEmail}
      />
      {hasPassword ? (
        <PasswordField label="Your password" name="password" autoComplete="current-password" required error={form.errors.password} />
      ) : null}
    </ChangeForm>
  );
}

export function ChangePassword(): ReactElement {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<string | null>(null);
  const form = useAccountForm({
    schema: PasswordChange,
    send: calls.changePassword,
    explain: explainWithPassword('currentPassword'),
    onDone: async (_, fields) => {
      fields.reset();
      setSaid('Your password is changed. Wherever else you were signed in, you are signed out.');
      await revalidate();
    },
  });
  return (
    <ChangeForm form={form} submit="Change password" said={said}>
      <PasswordField
        label="Present password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={form.errors.currentPassword}
      />
      <NewPasswordField label="New password" name="newPassword" error={form.errors.newPassword} />
    </ChangeForm>
  );
}

export function FirstPassword({ email }: { readonly email: string }): ReactElement {
  const [said, setSaid] = useState<string | null>(null);
  const form = useAccountForm({
    schema: PasswordResetRequest,
    send: calls.requestPasswordReset,
    explain: explainAccount,
    onDone: () => setSaid(`A link to choose a password is on its way to ${email}.`),
  });
  return (
    <ChangeForm form={form} submit="Send me a link" said={said}>
      <input type="hidden" name="email" value={email} />
    </ChangeForm>
  );
}

interface ChangeFormProps {
  readonly form: AccountForm;
  readonly submit: string;
  /** What came of it. */
  readonly said?: string | null;
  readonly children: ReactNode;
}

function ChangeForm({ form, submit, said = null, children }: ChangeFormProps): ReactElement {
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid grid-cols-1 gap-4">
      {children}
      <div role="alert" className="empty:hidden">
        {form.refusal ? <FieldError>{form.refusal}</FieldError> : null}
      </div>
      <p role="status" className="text-sm text-good empty:hidden">
        {said}
      </p>
      <Button type="submit" variant="ink" className="justify-self-start" disabled={!form.isReady} aria-disabled={form.isBusy || undefined}>
        {submit}
      </Button>
    </form>
  );
}
