import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { browserApi } from '#web/api/client.ts';
import { signInCalls, type OwnerConfirmation } from '#web/api/sign-in-calls.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { ConfirmOwner, wantsOwner } from './owner-confirmation.tsx';
import { wordGoogleTrouble } from '../ways/google-troubles.ts';

const calls = signInCalls(browserApi);

interface ProfileGoogleProps {
  readonly isOffered: boolean;
  readonly isLinked: boolean;
  readonly hasPassword: boolean;
}

/** Whether one signs in with Google, and changing that; nothing where neither is so. */
export function ProfileGoogle({ isOffered, isLinked, hasPassword }: ProfileGoogleProps): ReactElement | null {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const change = useMutation(
    {
      async mutationFn(owner: OwnerConfirmation) {
        if (isLinked) {
          await calls.removeGoogleLink();
          await revalidate();
        } else location.assign((await calls.beginGoogleLink(owner)).url);
      },
    },
    queryClient,
  );
  if (!isOffered && !isLinked) return null;
  const asksOwner = hasPassword && !isLinked && (wantsOwner(change.error) || (change.isPending && change.variables.password !== undefined));
  const refusal = (asksOwner ? null : change.error?.message) ?? (change.isIdle ? wordGoogleTrouble(query.get('google')) : null);
  const verb = isLinked ? 'Unlink' : 'Link';
  return (
    <div id="google" className="py-3.5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-3">Google</p>
          <p>{isLinked ? 'Linked: you can sign in with it' : 'Not linked'}</p>
        </div>
        <Button size="sm" aria-label={`${verb} Google`} disabled={change.isPending} onClick={() => change.mutate({})}>
          {verb}
        </Button>
      </div>
      {asksOwner ? <ConfirmOwner submit="Link Google" error={change.error} isBusy={change.isPending} onConfirm={change.mutate} /> : null}
      <div role="alert" className="not-empty:mt-3">
        {refusal ? <FieldError>{refusal}</FieldError> : null}
      </div>
    </div>
  );
}
