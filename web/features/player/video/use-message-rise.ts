import { useLayoutEffect } from 'react';
import { messageRise } from '#core/player/video/video-frame.ts';
import type { WindowFrame } from './use-window-frame.ts';

/** Messages rise above the window, so that its controls can be reached meanwhile. */
export function useMessageRise({ frame, room }: WindowFrame, isOff: boolean): void {
  const risePx = isOff ? 0 : messageRise(frame, room);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--video-rise', `${risePx}px`);
    return () => void style.removeProperty('--video-rise');
  }, [risePx]);
}
