import { lazy, Suspense, type ReactElement } from 'react';
import { hasPlayer } from '#core/player/player-state.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { fetchBarControls } from './surface-code.ts';

// Fetched together with the player itself, when something is in it.
const BarControls = lazy(fetchBarControls);

/** The player at the lower edge: a night landscape whose skyline is the position. On phones it is lower, above the tabs. */
export function PlayerBar(): ReactElement | null {
  const isShown = usePlayer(hasPlayer);
  if (!isShown) return null;
  return (
    <section
      aria-label="Player"
      className="player night fixed inset-x-0 bottom-0 z-(--z-player) grid h-(--player) grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-6 px-5 pt-1.5 max-lg:gap-x-3 max-lg:px-4 max-md:bottom-(--tabbar) max-md:h-16 max-md:grid-cols-1 max-md:px-3 max-md:pt-0.5 max-md:[--ridge:1.25rem]"
    >
      <Suspense fallback={null}>
        <BarControls />
      </Suspense>
    </section>
  );
}
