import { useEffect, type ReactElement, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteLoaderData } from 'react-router';
import { MEMBERS_ONLY, type Opening } from '#core/account/may-open.ts';
import { OFFLINE } from '#web/api/api-error.ts';
import { titleOf } from '#web/page-meta.ts';
import type { RootData } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What stands in place of a page that could not be shown, with a way out. */
export function FailureScreen({ error }: { error: unknown }) {
  const { status, statusText: code } = isRouteErrorResponse(error) ? error : { status: 500, statusText: 'unknown' };
  if (status === 404) return <NotFoundScreen />;
  if (code === ('members_only' satisfies Opening)) return <MembersScreen />;
  if (code === OFFLINE) return <LostScreen />;
  const text = status === 503 ? 'The server cannot be reached at the moment.' : 'This page could not be loaded. Nothing of yours is lost.';
  return (
    <Screen title="Not loaded">
      <ErrorState isPage title="This page did not load" text={text} retry={() => window.location.reload()} />
    </Screen>
  );
}

/** Only what is missing is asked for again: a new document would take the player along, or not come at all. */
function LostScreen() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('online', () => void revalidate(), { signal: stop.signal });
    return () => stop.abort();
  }, [revalidate]);
  return (
    <Screen title="Not loaded">
      <ErrorState
        isPage
        title="This page did not load"
        text="The server cannot be reached. The page comes by itself when your connection is back."
        retry={() => void revalidate()}
        retryLabel={state === 'loading' ? 'Trying again' : 'Try again'}
      />
    </Screen>
  );
}

function MembersScreen() {
  return (
    <Screen title="For members">
      <EmptyState
        isPage
        title="This is for members"
        text={`${MEMBERS_ONLY} What you have begun is kept.`}
        action={<Button to="/plans">See plans</Button>}
      />
    </Screen>
  );
}

export function NotFoundScreen() {
  return (
    <Screen title="Not found">
      <EmptyState
        isPage
        title="No path leads here"
        text="The page does not exist, or the work is no longer in the library."
        action={<Button to="/discover">Go to the dashboard</Button>}
      />
    </Screen>
  );
}

function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  // The root itself may be what could not be loaded.
  const root = useRouteLoaderData<RootData>('root');
  return (
    <div className="mx-auto max-w-3xl px-(--page-x) py-16">
      <title>{titleOf(title, root)}</title>
      {children}
    </div>
  );
}
