import { useCallback, useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import type { VideoView } from '#core/player/player-state.ts';
import { PlayerContext, usePlayer, usePlayerCommands } from '#web/player/use-player.ts';

/** iPhones have no full screen but that of the video element itself. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Enters and leaves the full screen. The mode is only asked for here; `useFullScreenFrame` answers. */
export function useFullScreenSwitch(): { isFull: boolean; toggle: () => void } {
  const { setVideo } = usePlayerCommands();
  const isFull = usePlayer((state) => state.video.mode === 'fullscreen');
  const toggle = useCallback(() => {
    if (!isFull) setVideo({ mode: 'fullscreen' });
    else if (document.fullscreenElement) void document.exitFullscreen();
  }, [isFull, setVideo]);
  return { isFull, toggle };
}

/** Makes the mode true: the frame goes full screen when it is asked for, and the mode goes back when that ends or is refused. */
export function useFullScreenFrame(frame: RefObject<HTMLElement | null>): void {
  const player = useContext(PlayerContext);
  const mode = usePlayer((state) => state.video.mode);
  const before = useRef<VideoView['mode']>('normal');
  const isFull = mode === 'fullscreen';

  useLayoutEffect(() => {
    if (mode !== 'fullscreen') before.current = mode;
  }, [mode]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!isFull || !element || !player) return undefined;
    const focused = document.activeElement;
    const stop = new AbortController();
    const { signal } = stop;
    const goBack = (): void => {
      if (player.store.getState().video.mode === 'fullscreen') player.commands.setVideo({ mode: before.current });
    };
    const follow = (): void => {
      if (document.fullscreenElement !== element) goBack();
      else if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    const video: PhoneVideo = player.videoHolder.getVideo();
    if (typeof element.requestFullscreen === 'function') {
      document.addEventListener('fullscreenchange', follow, { signal });
      element.requestFullscreen({ navigationUI: 'hide' }).catch(() => {
        if (!signal.aborted) goBack();
      });
    } else if (video.webkitEnterFullscreen) {
      video.addEventListener('webkitendfullscreen', goBack, { signal });
      try {
        video.webkitEnterFullscreen();
      } catch {
        goBack();
      }
    } else goBack();
    return () => {
      stop.abort();
      if (document.fullscreenElement === element) void document.exitFullscreen();
      // Also when the window itself goes, because no film follows.
      goBack();
      if (focused instanceof HTMLElement && !element.contains(focused)) focused.focus({ preventScroll: true });
    };
  }, [frame, isFull, player]);
}
