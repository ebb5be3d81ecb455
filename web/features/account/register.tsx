import type { ReactElement } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { SignUpInput } from '#core/account/account.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { enterApp } from './enter-app.ts';
import { explainSignUp } from './explain-refusal.ts';
import { keepReturnTo } from './keep-return-to.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { GoogleLink, OtherWays } from './ways/other-ways.tsx';
import { signUp } from './sign-up.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The page a visitor wanted before being sent to sign in; `/discover` when there was none. */
const load = async ({ api, url }: LoadInput) => {
  const [{ to }, { google }] = await Promise.all([
    api.ask('GET /return-to', { query: { to: url.searchParams.get('to') ?? undefined } }),
    api.ask('GET /auth/ways'),
  ]);
  return { to, google };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

export const meta = pageMeta('Create an account', 'An account keeps your place in everything you read, hear and watch.');

export default function Register(): ReactElement {
  const { to, google } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  const form = useAccountForm({ schema: SignUpInput, send: signUp, explain: explainSignUp, onDone: ({ user }) => enterApp(user, to) });
  return (
    <>
      <h1 className="mt-7 mb-1.5">Lay the first stone</h1>
      <p className="text-ink-2">No card and nothing to confirm. An account keeps your place.</p>
      <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
        <TextField label="Your name" name="name" autoComplete="name" required error={form.errors.name} />
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="username" required error={form.errors.email} />
        <NewPasswordField label="Password" name="password" error={form.errors.password} />
        <p className="text-sm text-ink-2">
          By creating an account you agree to the <TextLink to="/terms">terms</TextLink>. The{' '}
          <TextLink to="/privacy">privacy note</TextLink> says what is stored.
        </p>
        <SubmitButton form={form} busyLabel="Creating your account">
          Create account
        </SubmitButton>
      </form>
      <OtherWays>{google ? <GoogleLink returnTo={to} /> : null}</OtherWays>
      <p className="text-sm text-ink-2">
        Already have an account?{' '}
        <TextLink to={keepReturnTo('/login', asked)} className="text-accent-ink">
          Sign In
        </TextLink>
      </p>
    </>
  );
}
