import { lazy, Suspense, use, type ReactElement } from 'react';
import { PlayerContext } from '#web/player/use-player.ts';
import { fetchOpenSurfaces } from './surface-code.ts';

// Fetched together with the player itself.
const OpenSurfaces = lazy(fetchOpenSurfaces);

/** What the player opens over or beside the page. Nothing of it is open before the player is awake. */
export function PlayerSurfaces(): ReactElement | null {
  const isAwake = use(PlayerContext) !== null;
  if (!isAwake) return null;
  return (
    <Suspense fallback={null}>
      <OpenSurfaces />
    </Suspense>
  );
}
