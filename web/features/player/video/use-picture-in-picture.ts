import { useSyncExternalStore } from 'react';
import { useVideo } from './use-video.ts';

export interface PictureInPicture {
  readonly isSupported: boolean;
  /** The picture is in a window of its own, above all programs. */
  readonly isIn: boolean;
  readonly toggle: () => void;
}

function subscribe(listener: () => void): () => void {
  const events = ['enterpictureinpicture', 'leavepictureinpicture'];
  events.forEach((type) => document.addEventListener(type, listener, true));
  return () => events.forEach((type) => document.removeEventListener(type, listener, true));
}

const nothing = (): null => null;

/** The browser's own small window for the picture. */
export function usePictureInPicture(): PictureInPicture {
  const video = useVideo();
  const inWindow = useSyncExternalStore(subscribe, () => document.pictureInPictureElement ?? null, nothing);
  const isIn = video !== null && inWindow === video;
  return {
    isSupported: video !== null && document.pictureInPictureEnabled === true,
    isIn,
    // Refused while there is no picture yet, and by some browsers' settings: then nothing happens.
    toggle: () => void (isIn ? document.exitPictureInPicture() : video?.requestPictureInPicture())?.catch(() => undefined),
  };
}
