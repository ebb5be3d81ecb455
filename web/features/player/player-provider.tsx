import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createBrowserPlayer, type BrowserPlayer } from './browser-player.ts';
import type { PlayerDependencies } from './player-dependencies.ts';
import { PlayerContext } from './use-player.ts';

export interface PlayerProviderProps {
  /** Whose places are saved; null for a visitor. Somebody else's player is never restored. */
  readonly learnerId: string | null;
  /** Letters as shortcuts get in the way of speech input, so the learner can turn them off (WCAG 2.1.4). */
  readonly hasShortcuts?: boolean;
  /** For tests. It has to stay the same object. */
  readonly dependencies?: PlayerDependencies | undefined;
  readonly children: ReactNode;
}

/** Holds the one player above all routes, so that it survives navigation. */
export function PlayerProvider({
  learnerId,
  hasShortcuts = true,
  dependencies,
  children,
}: PlayerProviderProps): ReactElement {
  const [player, setPlayer] = useState<BrowserPlayer | null>(null);

  useEffect(() => {
    const created = createBrowserPlayer({ learnerId, hasShortcuts, dependencies });
    setPlayer(created);
    return () => {
      setPlayer(null);
      created.destroy();
    };
  }, [learnerId, hasShortcuts, dependencies]);

  return <PlayerContext value={player}>{children}</PlayerContext>;
}
