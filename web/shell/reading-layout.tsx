import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PlayerBar } from '#web/features/player/player-bar.tsx';
import { PlayerSurfaces } from '#web/features/player/player-surfaces.tsx';
import { AppProviders } from '#web/shell/app-providers.tsx';
import { FailureScreen } from '#web/shell/failure-screen.tsx';
import { PlayerToasts } from '#web/shell/player-toasts.tsx';

/** A book has the screen to itself; only the player goes on below it. */
function ReadingFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <AppProviders>
      <main id="main" tabIndex={-1} className="app-main">
        {children}
      </main>
      <PlayerBar />
      <PlayerSurfaces />
      <PlayerToasts />
    </AppProviders>
  );
}

export default function ReadingLayout(): ReactElement {
  return (
    <ReadingFrame>
      <Outlet />
    </ReadingFrame>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  return (
    <ReadingFrame>
      <FailureScreen error={error} />
    </ReadingFrame>
  );
}
