import { CircleAlert, LoaderCircle, PictureInPicture2 } from 'lucide-react';
import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { isActive } from '#core/player/player-state.ts';
import type { VideoClaim } from '#web/player/engine/video-holder.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useFullScreenSwitch } from './use-full-screen.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { useVideoHolder } from './use-video.ts';
import { useWake } from './use-wake.ts';
import { VideoCaption } from './video-caption.tsx';

export interface VideoBoxProps {
  readonly claim: VideoClaim;
  /** Takes the picture from everybody else, for the whole screen. */
  readonly isScreen?: boolean;
  /** The strip of controls. It lies over the picture and rests while it plays, or below it where there is room. */
  readonly controls: ReactNode;
  readonly className?: string | undefined;
}

/** A place for the picture with its controls. It has to be given a size. */
export function VideoBox({ claim, isScreen = false, controls, className }: VideoBoxProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const holder = useVideoHolder();
  const { play, pause } = usePlayerCommands();
  const { toggle: toggleFull } = useFullScreenSwitch();
  const isPlaying = usePlayer(({ playback }) => playback.status === 'playing');
  const isOn = usePlayer(isActive);
  const { wake, rest, isResting } = useWake(box);
  const isTouch = useRef(false);
  const takeBack = useRef<(() => void) | null>(null);

  // Its cleanup runs before the slot leaves the page. After that the element would have been paused.
  useLayoutEffect(() => (slot.current ? holder?.lend(slot.current, claim) : undefined), [holder, claim]);
  useLayoutEffect(() => (isScreen && slot.current ? holder?.lend(slot.current, 'screen') : undefined), [holder, isScreen]);

  const onPointer = ({ pointerType }: PointerEvent): void => {
    isTouch.current = pointerType === 'touch';
    if (!isTouch.current) wake();
  };
  const onClick = ({ detail }: MouseEvent): void => {
    // The second press of a double click takes back what the first one did.
    if (detail === 2) return takeBack.current?.();
    takeBack.current = null;
    if (isTouch.current && isResting()) return wake();
    takeBack.current = isOn ? play : pause;
    if (isOn) pause();
    else play();
  };

  return (
    <div
      ref={box}
      className={classes('video-box', className)}
      data-still={isPlaying ? undefined : ''}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={rest}
    >
      {/* Shortcuts for the pointer only: buttons do the same for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="video-picture" onClick={onClick} onDoubleClick={toggleFull}>
        <div ref={slot} className="absolute inset-0" />
        <VideoCaption />
        <VideoNotice />
      </div>
      {controls}
    </div>
  );
}

/** What stands in the place of a picture that does not come, or is elsewhere. */
function VideoNotice(): ReactElement | null {
  const { retry } = usePlayerCommands();
  const { isIn, toggle } = usePictureInPicture();
  const isFaulty = usePlayer(({ playback }) => playback.status === 'error');
  const isLate = usePlayer((state) => isActive(state) && (state.playback.status === 'loading' || state.playback.isWaiting));
  if (isFaulty) {
    return (
      <Notice icon={<CircleAlert size={24} strokeWidth={1.75} aria-hidden="true" className="text-bad" />} text="The film has stopped.">
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (isIn) {
    return (
      <Notice icon={<PictureInPicture2 size={24} strokeWidth={1.75} aria-hidden="true" />} text="Playing in picture in picture">
        <Button size="sm" onClick={toggle}>
          Bring it back
        </Button>
      </Notice>
    );
  }
  if (!isLate) return null;
  return (
    <span className="pointer-events-none absolute inset-0 grid place-items-center">
      <LoaderCircle size={36} strokeWidth={2} aria-hidden="true" className="spinner" />
    </span>
  );
}

interface NoticeProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}

function Notice({ icon, text, children }: NoticeProps): ReactElement {
  return (
    // Presses here are not meant for the picture below.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="absolute inset-0 grid place-content-center justify-items-center gap-2.5 bg-well p-4 text-center text-ink-2"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {icon}
      <p>{text}</p>
      {children}
    </div>
  );
}
