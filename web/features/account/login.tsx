import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { z } from 'zod';
import { SignInInput } from '#core/account/account.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Checkbox, PasswordField, TextField } from '#web/ui/field.tsx';
import { explainSignIn } from './explain-refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

const load = ({ api }: LoadInput) => api.getReturnTo();
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

export const meta = pageMeta('Sign In', 'Sign in and go on where you left off.');

const LoginForm = SignInInput.extend({ rememberMe: z.literal('on').optional() }).transform(({ rememberMe, ...input }) => ({
  ...input,
  rememberMe: rememberMe === 'on',
}));

export default function Login(): ReactElement {
  const { to } = useLoaderData<typeof loader>();
  const form = useAccountForm({ schema: LoginForm, send: browserApi.signIn, explain: explainSignIn, returnTo: to });
  return (
    <>
      <h1 className="mt-7 mb-1.5">Welcome back</h1>
      <p className="text-ink-2">The path is where you left it.</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="username" required error={form.errors.email} />
        <PasswordField label="Password" name="password" autoComplete="current-password" required error={form.errors.password} />
        <Checkbox label="Keep me signed in on this device" name="rememberMe" defaultChecked />
        <SubmitButton form={form} busyLabel="Signing in">
          Sign In
        </SubmitButton>
      </form>
      <p className="text-sm text-ink-2">
        New here?{' '}
        <TextLink to="/register" className="text-accent-ink">
          Create an account
        </TextLink>
      </p>
    </>
  );
}
