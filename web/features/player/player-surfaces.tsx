import { lazy, Suspense, useState, type ReactElement } from 'react';
import { hasPlayer, isVideo } from './player-store.ts';
import { usePlayer } from './use-player.ts';

// Each is fetched when it is first needed.
const FloatingVideo = lazy(() => import('./video/floating-video.tsx'));
const FullPlayer = lazy(() => import('./full/full-player.tsx'));
const PlayerPanel = lazy(() => import('./panel/player-panel.tsx'));
const QueueDialog = lazy(() => import('./queue/queue-dialog.tsx'));

/** What the player opens over or beside the page. */
export function PlayerSurfaces(): ReactElement {
  const hasVideo = usePlayer(isVideo);
  const isShown = usePlayer(hasPlayer);
  const { panel, isQueueOpen, isFullOpen } = usePlayer((state) => state.view);
  const [wasQueueOpened, setQueueOpened] = useState(false);
  if (isQueueOpen && !wasQueueOpened) setQueueOpened(true);
  return (
    <>
      {/* Each alone: while the code of one comes, the others may not go. */}
      <Suspense>{hasVideo ? <FloatingVideo /> : null}</Suspense>
      <Suspense>{isShown && panel !== null ? <PlayerPanel /> : null}</Suspense>
      <Suspense>{isShown && isFullOpen ? <FullPlayer /> : null}</Suspense>
      <Suspense>{wasQueueOpened ? <QueueDialog /> : null}</Suspense>
    </>
  );
}
