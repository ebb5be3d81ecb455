import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useLearner } from '#web/root-data.ts';
import { Signpost } from '#web/ui/button.tsx';
import { explainAccount } from './explain-refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

export const meta = pageMeta('Confirm your address', 'Confirm the new address of your account.');

// A link that was cut off in the mail is one that does not work.
const useToken = (): string => useSearchParams()[0].get('token')?.slice(0, 200) || '-';

/** An address is confirmed by the learner whose it becomes: whoever else has the link is asked to sign in. */
export default function ConfirmEmail(): ReactElement {
  return (
    <>
      <h1 className="mt-7 mb-1.5">Your new address</h1>
      {useLearner() ? <Confirmation /> : <SignInFirst />}
    </>
  );
}

function SignInFirst(): ReactElement {
  const here = `/confirm-email?token=${encodeURIComponent(useToken())}`;
  return (
    <>
      <p className="mb-6 text-ink-2">Sign in with your present address to confirm the new one.</p>
      <Signpost to={`/login?to=${encodeURIComponent(here)}`}>Sign in to confirm</Signpost>
    </>
  );
}

/** Asks for a press: programs that look through mails open their links. */
function Confirmation(): ReactElement {
  const token = useToken();
  const [isDone, setDone] = useState(false);
  const form = useAccountForm({
    schema: z.object({}),
    send: () => accountCalls(browserApi).confirmEmail(token),
    explain: explainAccount,
    onDone: () => setDone(true),
  });
  return (
    <>
      <p role="status" className="text-ink-2">
        {isDone ? 'It is confirmed. From now on you sign in with it.' : 'Once you confirm it, you sign in with it.'}
      </p>
      {isDone ? null : (
        <form method="post" noValidate onSubmit={form.onSubmit} className="mt-6 mb-5 grid grid-cols-1 gap-4.5 *:grid-cols-1">
          <SubmitButton form={form} busyLabel="Confirming your address">
            Confirm address
          </SubmitButton>
        </form>
      )}
      <p className="mt-5 text-sm text-ink-2">
        {isDone ? null : 'The link does not work? Ask for another in '}
        {/* A new document: pages tell the address as they were told it. */}
        <a href="/profile" className="text-link text-accent-ink">
          {isDone ? 'Go to your profile' : 'your profile'}
        </a>
      </p>
    </>
  );
}
