import { Component, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
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
      <Surface>{hasVideo ? <FloatingVideo /> : null}</Surface>
      <Surface>{isShown && panel !== null ? <PlayerPanel /> : null}</Surface>
      <Surface>{isShown && isFullOpen ? <FullPlayer /> : null}</Surface>
      <Surface>{wasQueueOpened ? <QueueDialog /> : null}</Surface>
    </>
  );
}

/** A surface whose code cannot be fetched does not open; the page and the sound go on. */
class Surface extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
