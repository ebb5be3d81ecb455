import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionEntry } from '#core/account/session-entry.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

const calls = accountCalls(browserApi);

/** Where the learner is signed in, and the ways to end that. */
export function ProfileSessions({ sessions }: { readonly sessions: readonly SessionEntry[] }): ReactElement {
  const { revalidate } = useRevalidator();
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: (id: string | null) => (id === null ? calls.endOtherSessions() : calls.endSession(id)),
      // One that is gone already is what was wanted.
      onSettled: () => revalidate(),
    },
    queryClient,
  );
  return (
    <section aria-labelledby="sessions">
      <SectionHead id="sessions" title="Signed in" meta="on these devices" rule />
      <ul>
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3.5 first:pt-0 last:border-b-0">
            <div className="min-w-0">
              <p className="wrap-anywhere">{device}</p>
              <p className="text-sm text-ink-3">{isCurrent ? 'This device' : <Moment atMs={Date.parse(lastUsedAt)} />}</p>
            </div>
            {isCurrent ? null : (
              <Button size="sm" disabled={isPending} aria-label={`Sign out ${device}`} onClick={() => mutate(id)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {error ? <FieldError>Not signed out there. {error.message}</FieldError> : null}
      </div>
      {sessions.length > 2 ? (
        <Button className="mt-2" disabled={isPending} onClick={() => mutate(null)}>
          Sign out everywhere else
        </Button>
      ) : null}
    </section>
  );
}
