import { useState, type ReactElement } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { z } from 'zod';
import { SignInInput } from '#core/account/account.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Checkbox, FieldError, PasswordField, TextField } from '#web/ui/field.tsx';
import { enterApp } from './enter-app.ts';
import { explainSignIn } from './explain-refusal.ts';
import { keepReturnTo } from './keep-return-to.ts';
import { wordGoogleTrouble } from './ways/google-troubles.ts';
import { GoogleLink, OtherWays } from './ways/other-ways.tsx';
import { PasskeySignIn } from './ways/passkey-sign-in.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The page a visitor wanted before being sent to sign in; `/discover` when there was none. */
const load = async ({ api, url }: LoadInput) => {
  const [{ to }, { google }] = await Promise.all([
    api.ask('GET /return-to', { query: { to: url.searchParams.get('to') ?? undefined } }),
    api.ask('GET /auth/ways'),
  ]);
  return { to, google, trouble: wordGoogleTrouble(url.searchParams.get('google')) };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

export const meta = pageMeta('Sign In', 'Sign in and go on where you left off.');

const LoginForm = SignInInput.extend({ rememberMe: z.literal('on').optional() }).transform(({ rememberMe, ...input }) => ({
  ...input,
  rememberMe: rememberMe === 'on',
}));

export default function Login(): ReactElement {
  const { to, google, trouble } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState('');
  const isReset = asked.get('notice') === 'password-changed';
  const form = useAccountForm({
    schema: LoginForm,
    send: browserApi.signIn,
    explain: explainSignIn,
    onDone: ({ user }) => enterApp(user, to),
  });
  return (
    <>
      <h1 className="mt-7 mb-1.5">Welcome back</h1>
      {isReset ? (
        <p role="status" className="text-good">
          Your password is changed. Sign in with the new one.
        </p>
      ) : (
        <p className="text-ink-2">The path is where you left it.</p>
      )}
      {trouble ? (
        <div role="alert" className="mt-4">
          <FieldError>{trouble}</FieldError>
        </div>
      ) : null}
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          required
          onChange={(event) => setTyped(event.target.value)}
          error={form.errors.email}
        />
        <PasswordField
          label="Password"
          labelAside={
            <TextLink to="/forgot-password" state={{ email: typed }} className="text-accent-ink">
              Forgot password?
            </TextLink>
          }
          name="password"
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <Checkbox label="Keep me signed in on this device" name="rememberMe" defaultChecked />
        <SubmitButton form={form} busyLabel="Signing in">
          Sign In
        </SubmitButton>
      </form>
      <OtherWays>
        {google ? <GoogleLink returnTo={to} /> : null}
        <PasskeySignIn returnTo={to} />
      </OtherWays>
      <p className="text-sm text-ink-2">
        New here?{' '}
        <TextLink to={keepReturnTo('/register', asked)} className="text-accent-ink">
          Create an account
        </TextLink>
      </p>
    </>
  );
}
