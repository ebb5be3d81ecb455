import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { PlayerBar } from '#web/features/player/player-bar.tsx';
import { PlayerSurfaces } from '#web/features/player/player-surfaces.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Frame of every public page. There are no tabs at the lower edge here, so the player stands on the edge itself. */
export default function MarketingLayout(): ReactElement {
  return (
    <div className="group/site flex min-h-dvh flex-col [--tabbar:0px]">
      <a
        href="#main"
        className="sr-only rounded-2 bg-ink font-[570] text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-tip) focus:px-4 focus:py-2.5"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <PlayerBar />
      <PlayerSurfaces />
    </div>
  );
}
