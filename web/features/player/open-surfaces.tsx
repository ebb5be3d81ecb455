import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { hasPlayer, isVideo } from '#core/player/player-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { fetchMenuCode } from '#web/ui/menu.tsx';

type Surface = ComponentType<Record<string, never>>;

// Each is fetched when it is first needed, or when the player is awake and nothing else is to be done.
const CODE = {
  video: () => import('./video/floating-video.tsx'),
  full: () => import('./full/full-player.tsx'),
  panel: () => import('./panel/player-panel.tsx'),
  queue: () => import('./queue/queue-dialog.tsx'),
} satisfies Record<string, () => Promise<{ default: Surface }>>;

/** What the player opens over or beside the page. */
export default function OpenSurfaces(): ReactElement {
  const { openQueue, openFull, showPanel } = usePlayerCommands();
  const hasVideo = usePlayer(isVideo);
  const isShown = usePlayer(hasPlayer);
  const { panel, isQueueOpen, isFullOpen } = usePlayer((state) => state.view);
  const code = {
    video: useCode(CODE.video, hasVideo),
    full: useCode(CODE.full, isShown && isFullOpen, () => openFull(false)),
    panel: useCode(CODE.panel, isShown && panel !== null, () => showPanel(null)),
    queue: useCode(CODE.queue, isQueueOpen, () => openQueue(false)),
  };
  useFetchAhead(isShown);
  useCloseOnLeave(() => openQueue(false));
  return (
    <>
      {hasVideo && code.video ? <code.video /> : null}
      {isShown && panel !== null && code.panel ? <code.panel /> : null}
      {isShown && isFullOpen && code.full ? <code.full /> : null}
      {code.queue ? <code.queue /> : null}
    </>
  );
}

/** A surface's code, once it is wanted. When it cannot be fetched nothing opens, and the next time it is tried again. */
function useCode(load: () => Promise<{ default: Surface }>, isWanted: boolean, onFailure?: () => void): Surface | null {
  const [code, setCode] = useState<Surface | null>(null);
  const isMissing = isWanted && code === null;
  const fetchCode = useEffectEvent(() => {
    load().then(
      (loaded) => setCode(() => loaded.default),
      () => onFailure?.(),
    );
  });
  useEffect(() => {
    if (isMissing) fetchCode();
  }, [isMissing]);
  return code;
}

/** Without a connection later, everything still opens. */
function useFetchAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const fetchAll = (): void => [...Object.values(CODE), fetchMenuCode].forEach((load) => void load().catch(() => undefined));
    const timer = window.setTimeout(fetchAll, 3000);
    return () => window.clearTimeout(timer);
  }, [isShown]);
}

/** A dialog is about the page it was opened on. */
function useCloseOnLeave(close: () => void): void {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  useEffect(() => {
    if (path === pathname) return;
    setPath(pathname);
    close();
  }, [path, pathname, close]);
}
