import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { BrowserPlayer } from './browser-player.ts';
import { hasPlayerMemory } from './keeping/player-keys.ts';
import type { PlayerDependencies } from './outside/player-dependencies.ts';
import { createSleepingCommands } from './sleeping-commands.ts';
import { PlayerContext, SleepingCommandsContext } from './use-player.ts';

export interface PlayerProviderProps {
  /** Whose places are saved; null for a visitor. Somebody else's player is never restored. */
  readonly learnerId: string | null;
  /** Fetches the code of what shows the player. It has to stay the same function. */
  readonly fetchSurface: () => Promise<unknown>;
  /** For tests. It has to stay the same object. */
  readonly dependencies?: PlayerDependencies | undefined;
  readonly children: ReactNode;
}

/**
 * Holds the one player above all routes, so that it survives navigation. Its code is fetched for every learner, and for
 * a visitor when this browser has played something or is to play now: a visitor who only reads never loads it.
 */
export function PlayerProvider({ learnerId, fetchSurface, dependencies, children }: PlayerProviderProps): ReactElement {
  const [player, setPlayer] = useState<BrowserPlayer | null>(null);
  const [sleeping] = useState(createSleepingCommands);

  useEffect(() => {
    let ended = false;
    let waking: Promise<BrowserPlayer | null> | undefined;
    const start = async (): Promise<BrowserPlayer | null> => {
      // What shows it comes along, so that its place never stands empty.
      const [{ createBrowserPlayer }] = await Promise.all([import('./browser-player.ts'), fetchSurface()]);
      if (ended) return null;
      const created = createBrowserPlayer({ learnerId, dependencies });
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
    if (learnerId !== null || hasPlayerMemory()) void wake();
    return () => {
      ended = true;
      setPlayer(null);
      void waking?.then((created) => created?.destroy());
    };
  }, [learnerId, fetchSurface, dependencies, sleeping]);

  return (
    <SleepingCommandsContext value={sleeping.commands}>
      <PlayerContext value={player}>{children}</PlayerContext>
    </SleepingCommandsContext>
  );
}
