import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { SignInInput } from '#core/account/account.ts';
import type { Learner } from '#core/account/learner.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { onMaybeSignedIn, onSessionEnded, tellSessionBack, tellSignedIn } from '#web/api/session-end.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { explainSignIn } from './explain-refusal.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** `looking`: it may be somebody else's session, or back already. */
type State = 'looking' | 'asking' | 'put away' | 'back';

/** Over the page whose session has ended: the same learner signs in and goes on, with all that is written where it is. */
export function SessionEnded({ learner }: { readonly learner: Learner }): ReactElement {
  const [state, setState] = useState<State>('looking');
  const cancelNavigation = useCancelNavigation();

  async function look(): Promise<void> {
    const present = await browserApi.getSession().catch(() => null);
    if (present && present.id !== learner.id) return loadAnew();
    if (!present) return setState((now) => (now === 'looking' ? 'asking' : now));
    setState('back');
    tellSessionBack();
    await queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' });
  }
  const lookAgain = useEffectEvent(() => void look());

  useEffect(() => onSessionEnded(() => setState((now) => (now === 'asking' ? now : 'looking'))), []);
  useEffect(() => {
    if (state === 'looking') lookAgain();
  }, [state]);
  const isBack = state === 'back';
  useEffect(() => (isBack ? undefined : onMaybeSignedIn(() => lookAgain())), [isBack]);

  function putAway(): void {
    setState('put away');
    cancelNavigation();
  }
  return (
    <Dialog
      open={state === 'asking'}
      onOpenChange={putAway}
      size="sm"
      title="Your session has ended"
      description="Sign in again to go on. What you have written is still here."
      closeLabel="Not now"
    >
      <SignInAgain email={learner.email} onDone={look} />
    </Dialog>
  );
}

interface SignInAgainProps {
  readonly email: string;
  readonly onDone: () => Promise<void>;
}

function SignInAgain({ email, onDone }: SignInAgainProps): ReactElement {
  const titleId = useId();
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus(), []);
  const form = useAccountForm({
    schema: SignInInput,
    send: (input) => browserApi.signIn({ ...input, rememberMe: true }),
    explain: explainSignIn,
    onDone: async () => {
      tellSignedIn();
      await onDone();
    },
  });
  return (
    <form ref={field} method="post" noValidate aria-labelledby={titleId} onSubmit={form.onSubmit} className="grid grid-cols-1 gap-4.5">
      <p id={titleId} className="sr-only">
        Sign in again
      </p>
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly error={form.errors.email} />
      <PasswordField label="Password" name="password" autoComplete="current-password" required error={form.errors.password} />
      <SubmitButton form={form} busyLabel="Signing in">
        Sign In
      </SubmitButton>
      <p className="text-sm text-ink-2">
        <a href="/login" target="_blank" rel="noopener" className="text-accent-ink underline">
          Other ways to sign in
        </a>{' '}
        (in a new tab)
      </p>
    </form>
  );
}

/** Nothing of the page is for whoever is signed in by now. */
function loadAnew(): void {
  window.location.replace(window.location.pathname + window.location.search);
}

/** A page that was to be opened meanwhile is waited for no longer. */
function useCancelNavigation(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  return () => {
    if (navigation.state === 'idle') return;
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true, defaultShouldRevalidate: false });
  };
}
