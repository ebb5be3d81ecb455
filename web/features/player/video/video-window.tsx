import { MoveDiagonal, MoveDiagonal2 } from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { shownDurationSec } from '#core/player/player-state.ts';
import { nearestCorner, nextCorner, putInCorner, scaleFrame, type FrameEdges } from '#core/player/video/video-frame.ts';
import { homePath } from '#web/addresses.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PlayerRidge } from '../bar/player-ridge.tsx';
import { BackButton, ForwardButton } from '../bar/transport-buttons.tsx';
import { TitleBar } from './title-bar.tsx';
import { useFrameDrag } from './use-frame-drag.ts';
import { describeCorner, describeSize, useFrameKeys } from './use-frame-keys.ts';
import { useMessageRise } from './use-message-rise.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { useStatus } from './use-status.ts';
import { useStandAside } from './use-stand-aside.ts';
import { styleOf, useWindowFrame } from './use-window-frame.ts';
import { VideoBox } from './video-box.tsx';
import { CaptionsToggle, FullScreenToggle, PictureInPictureToggle, PlayToggle, VideoStrip, VideoTime } from './video-controls.tsx';

const SMALLER = 0.8;
const LARGER = 1.25;
/** The name of a button of the title bar, above it. */
const ROOM_FOR_TIP = 40;

const CORNERS: readonly FrameEdges[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

export interface VideoWindowProps {
  readonly element: RefObject<HTMLElement | null>;
  readonly isHidden: boolean;
  readonly isFull: boolean;
}

/** The floating window. It is there while a film is in the player, also unseen, so that the picture always has a place to go to. */
export function VideoWindow({ element, isHidden, isFull }: VideoWindowProps): ReactElement {
  const { pause, setVideo } = usePlayerCommands();
  const episode = usePlayer((state) => state.episode);
  const isMinimized = usePlayer((state) => state.video.mode === 'minimized');
  const { isIn: isAbove, toggle: bringBack } = usePictureInPicture();
  const isPutAway = !isFull && (isMinimized || isAbove);
  const place = useStandAside(element, useWindowFrame(isPutAway), isHidden || isFull);
  const { frame, room } = place;
  useMessageRise(place, isHidden || isFull);
  const isFolded = isPutAway || place.isFolded;
  const { say, status } = useStatus();
  const { startMove, startResize } = useFrameDrag(element, place);
  const { onMoveKey, onResizeKey } = useFrameKeys(place, say);
  const title = episode?.title ?? '';
  const isRight = nearestCorner(frame, room).isRight;
  const ResizeIcon = isRight ? MoveDiagonal : MoveDiagonal2;

  function close(): void {
    pause();
    if (isAbove) bringBack();
    setVideo({ mode: 'closed' });
  }
  function fold(): void {
    if (place.isFolded) place.comeHome();
    else if (isAbove) bringBack();
    else setVideo({ mode: isMinimized ? 'normal' : 'minimized' });
  }
  function scale(factor: number): void {
    const next = scaleFrame(frame, factor, room);
    place.place(next);
    say(describeSize(next));
  }
  function goToNextCorner(): void {
    const corner = nextCorner(nearestCorner(frame, room));
    place.place(putInCorner(frame, corner, room));
    say(describeCorner(corner));
  }

  return (
    <section
      ref={element}
      aria-label={`Video: ${title}`}
      tabIndex={-1}
      hidden={isHidden}
      className="video-window night"
      data-full={isFull ? '' : undefined}
      data-glides={place.glides ? '' : undefined}
      style={styleOf(frame)}
    >
      {isFull || !episode ? null : (
        <TitleBar
          title={title}
          pagePath={homePath(episode)}
          isFolded={isFolded}
          hasRoomAbove={frame.top >= ROOM_FOR_TIP}
          foldLabel={isAbove ? 'Bring the picture back' : isFolded ? 'Restore' : 'Minimize'}
          onFold={fold}
          onClose={close}
          onPointerDown={startMove}
          onMoveKey={onMoveKey}
          onSmaller={() => scale(SMALLER)}
          onLarger={() => scale(LARGER)}
          onNextCorner={goToNextCorner}
        />
      )}
      <div hidden={isFolded} className="min-h-0 flex-1">
        <VideoBox
          claim="window"
          isScreen={isFull}
          className="size-full rounded-b-3"
          controls={
            <>
              {/* The same buttons in the window and on the full screen, so that the focus stays on them. */}
              <VideoStrip>
                {isFull ? <PlayerRidge className="absolute! inset-x-0 bottom-full" /> : null}
                <PlayToggle />
                {isFull ? <BackButton /> : null}
                {isFull ? <ForwardButton /> : null}
                <VideoTime />
                <span className="min-w-0 flex-1 truncate text-center text-sm text-ink-2 max-md:invisible">{isFull ? title : null}</span>
                <CaptionsToggle />
                {isFull ? null : <PictureInPictureToggle />}
                <FullScreenToggle />
                {isFull ? null : (
                  // At the side that is farther from the edge of the window.
                  <IconButton
                    label="Resize video, use arrow keys"
                    className="video-resize"
                    data-side={isRight ? 'left' : 'right'}
                    onKeyDown={onResizeKey}
                    onPointerDown={(event) => startResize(event, { x: isRight ? -1 : 1, y: 1 })}
                  >
                    <ResizeIcon size={18} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                )}
              </VideoStrip>
              {isFull ? null : <ProgressEdge />}
            </>
          }
        />
      </div>
      {isFull || isFolded
        ? null
        : CORNERS.map((edges) => (
            // The button in the strip does the same for everybody.
            <span
              key={`${edges.x}${edges.y}`}
              className="video-corner"
              data-x={edges.x}
              data-y={edges.y}
              onPointerDown={(event) => startResize(event, edges)}
            />
          ))}
      <span ref={status} role="status" className="sr-only" />
    </section>
  );
}

/** How far the film has come. The slider is in the player. */
function ProgressEdge(): ReactElement {
  const percent = usePlayer((state) => {
    const durationSec = shownDurationSec(state);
    return durationSec ? Math.min(100, Math.round((state.playback.positionSec / durationSec) * 1000) / 10) : 0;
  });
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 flex h-2.5 items-end overflow-hidden rounded-b-3">
      <svg width="100%" height="3" className="block">
        <rect width={`${percent}%`} height="3" className="fill-accent" />
      </svg>
    </div>
  );
}
