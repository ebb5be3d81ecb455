import { useContext, useSyncExternalStore } from 'react';
import type { VideoHolder } from '#web/player/engine/video-holder.ts';
import { PlayerContext } from '#web/player/use-player.ts';

const letGo = (): void => undefined;

/** Null until the player is awake. */
export function useVideoHolder(): VideoHolder | null {
  return useContext(PlayerContext)?.videoHolder ?? null;
}

/** The element that has the picture. */
export function useVideo(): HTMLVideoElement | null {
  const holder = useVideoHolder();
  return useSyncExternalStore(
    (listener) => holder?.subscribe(listener) ?? letGo,
    () => holder?.getVideo() ?? null,
    () => null,
  );
}

/** Whether a page shows the picture. */
export function useIsOnPage(): boolean {
  const holder = useVideoHolder();
  return useSyncExternalStore(
    (listener) => holder?.subscribe(listener) ?? letGo,
    () => holder?.isOnPage() ?? false,
    () => false,
  );
}
