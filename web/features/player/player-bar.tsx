import type { ReactElement } from 'react';
import { TooltipGroup } from '#web/ui/tooltip.tsx';
import { PlayerFault } from './bar/player-fault.tsx';
import { PlayerNow } from './bar/player-now.tsx';
import { PlayerRidge } from './bar/player-ridge.tsx';
import { PlayerSound } from './bar/player-sound.tsx';
import { PlayerTransport } from './bar/player-transport.tsx';
import { hasPlayer } from './player-store.ts';
import { usePlayer } from './use-player.ts';

/** The player at the lower edge: a night landscape whose skyline is the position. On phones it is lower, above the tabs. */
export function PlayerBar(): ReactElement | null {
  const isShown = usePlayer(hasPlayer);
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  if (!isShown) return null;
  return (
    <section
      aria-label="Player"
      className="player night fixed inset-x-0 bottom-0 z-(--z-player) grid h-(--player) grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-6 px-5 pt-1.5 max-lg:gap-x-3 max-md:bottom-(--tabbar) max-md:h-16 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2 max-md:px-3 max-md:pt-0.5 max-md:[--ridge:1.25rem]"
    >
      <PlayerRidge />
      <TooltipGroup>
        <PlayerNow />
        {isFaulty ? <PlayerFault /> : <PlayerTransport />}
        <PlayerSound />
      </TooltipGroup>
    </section>
  );
}
