import { useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PlayerBar } from '#web/features/player/player-bar.tsx';
import { PlayerSurfaces } from '#web/features/player/player-surfaces.tsx';
import { AppProviders } from '#web/shell/app-providers.tsx';
import { FailureScreen } from '#web/shell/failure-screen.tsx';
import { MobileMenu } from '#web/shell/mobile-menu.tsx';
import { PlayerToasts } from '#web/shell/player-toasts.tsx';
import { Sidebar } from '#web/shell/sidebar.tsx';
import { TabBar } from '#web/shell/tab-bar.tsx';
import { TopBar } from '#web/shell/top-bar.tsx';
import { useSidebar } from '#web/shell/use-sidebar.ts';
import { useWaitingRecords } from '#web/shell/use-waiting-records.ts';

/** The learner's frame: sidebar, top bar, the page, the player, and the tab bar on phones. */
function AppFrame({ children }: { children: ReactNode }) {
  const sidebar = useSidebar();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useWaitingRecords();
  return (
    <AppProviders>
      <div className="app-frame" data-sidebar={sidebar.isCollapsed ? 'collapsed' : 'open'}>
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <Sidebar isCollapsed={sidebar.isCollapsed} onToggle={sidebar.toggle} />
        <div className="app-column">
          <TopBar onOpenMenu={() => setMenuOpen(true)} />
          <main id="main" tabIndex={-1} className="app-main">
            {children}
          </main>
        </div>
        <PlayerBar />
        <PlayerSurfaces />
        <PlayerToasts />
        <TabBar />
        <MobileMenu open={isMenuOpen} onOpenChange={setMenuOpen} />
      </div>
    </AppProviders>
  );
}

export default function AppLayout() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <AppFrame>
      <FailureScreen error={error} />
    </AppFrame>
  );
}
