import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { BrowserPlayer } from './browser-player.ts';
import { hasPlayerMemory, TABS_CHANNEL } from './keeping/player-keys.ts';
import { leavePage } from './leave-page.ts';
import type { PlayerDependencies } from './outside/player-dependencies.ts';
import { createSleepingPlayer } from './sleeping-player.ts';
import { PlayerContext, SleepingPlayerContext } from './use-player.ts';

export interface PlayerProviderProps {
  /** Whose places are saved; null for a visitor. Somebody else's player is never restored. */
  readonly learnerId: string | null;
  /** Fetches the code of what shows the player. It has to stay the same function. */
  readonly fetchSurface: () => Promise<unknown>;
  /** For tests. It has to stay the same object. */
  readonly dependencies?: PlayerDependencies | undefined;
  readonly children: ReactNode;
}

/** By these a learner shows that the page is in use. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Holds the one player above all routes, so that it survives navigation. Its code is fetched when this browser has played
 * something, is to play now, or a learner begins to use the page: a visitor who only reads never loads it.
 */
export function PlayerProvider({ learnerId, fetchSurface, dependencies, children }: PlayerProviderProps): ReactElement {
  const [player, setPlayer] = useState<BrowserPlayer | null>(null);
  const [sleeping] = useState(createSleepingPlayer);

  useEffect(() => {
    let ended = false;
    const asleep = new AbortController();
    let waking: Promise<BrowserPlayer | null> | undefined;
    const start = async (): Promise<BrowserPlayer | null> => {
      // What shows it comes along, so that its place never stands empty.
      const [{ createBrowserPlayer }] = await Promise.all([import('./browser-player.ts'), fetchSurface()]);
      if (ended) return null;
      const created = createBrowserPlayer({ learnerId, dependencies });
      asleep.abort();
      setPlayer(created);
      return created;
    };
    const wake = (): Promise<BrowserPlayer | null> => {
      waking ??= start().catch(() => {
        // Its code could not be fetched; the next press tries again.
        waking = undefined;
        return null;
      });
      return waking;
    };
    sleeping.wakeBy(wake);
    if (hasPlayerMemory(learnerId)) void wake();
    else if (learnerId !== null) sleepUntilUsed(wake, asleep.signal);
    return () => {
      ended = true;
      asleep.abort();
      setPlayer(null);
      void waking?.then((created) => created?.destroy());
    };
  }, [learnerId, fetchSurface, dependencies, sleeping]);

  return (
    <SleepingPlayerContext value={sleeping}>
      <PlayerContext value={player}>{children}</PlayerContext>
    </SleepingPlayerContext>
  );
}

function sleepUntilUsed(wake: () => Promise<unknown>, signal: AbortSignal): void {
  for (const type of SIGNS_OF_USE) document.addEventListener(type, () => void wake(), { signal, passive: true, capture: true });
  if (!('BroadcastChannel' in window)) return;
  const tabs = new BroadcastChannel(TABS_CHANNEL);
  tabs.addEventListener('message', ({ data }) => data === 'forget' && leavePage());
  signal.addEventListener('abort', () => tabs.close());
}
