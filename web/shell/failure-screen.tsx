import { isRouteErrorResponse } from 'react-router';
import { MEMBERS_ONLY, type Opening } from '#core/account/may-open.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What stands in place of a page that could not be shown, with a way out. */
export function FailureScreen({ error }: { error: unknown }) {
  const { status, statusText: code } = isRouteErrorResponse(error) ? error : { status: 500, statusText: 'unknown' };
  if (status === 404) return <NotFoundScreen />;
  if (code === ('members_only' satisfies Opening)) return <MembersScreen />;
  const text = status === 503 ? 'The server cannot be reached at the moment.' : 'This page could not be loaded. Nothing of yours is lost.';
  return (
    <div className="mx-auto max-w-3xl px-(--page-x) py-16">
      <title>Not loaded</title>
      <ErrorState title="This page did not load" text={text} retry={() => window.location.reload()} />
    </div>
  );
}

function MembersScreen() {
  return (
    <div className="mx-auto max-w-3xl px-(--page-x) py-16">
      <title>For members</title>
      <EmptyState
        title="This is for members"
        text={`${MEMBERS_ONLY} What you have begun is kept.`}
        action={<Button to="/plans">See plans</Button>}
      />
    </div>
  );
}

export function NotFoundScreen() {
  return (
    <div className="mx-auto max-w-3xl px-(--page-x) py-16">
      <title>Not found</title>
      <EmptyState
        title="No path leads here"
        text="The page does not exist, or the work is no longer in the library."
        action={<Button to="/discover">Go to the dashboard</Button>}
      />
    </div>
  );
}
