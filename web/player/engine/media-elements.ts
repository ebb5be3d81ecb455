import type { MediaLook, MediaSlot } from '#core/player/media/media-state.ts';
import { SAME_PLACE_SEC } from '#core/player/playback.ts';

export type MediaElements = Readonly<{
  [Slot in MediaSlot]: Slot extends `video-${string}` ? HTMLVideoElement : HTMLAudioElement;
}>;

export function createMediaElements(from: Document): MediaElements {
  const make = <Tag extends 'audio' | 'video'>(tag: Tag): HTMLElementTagNameMap[Tag] => {
    const element = from.createElement(tag);
    element.preload = 'metadata';
    element.preservesPitch = true;
    if (element instanceof HTMLVideoElement) element.playsInline = true;
    return element;
  };
  return { 'audio-1': make('audio'), 'audio-2': make('audio'), 'video-1': make('video'), 'video-2': make('video') };
}

export const lookAt = (element: HTMLMediaElement): MediaLook => ({
  positionSec: element.currentTime,
  durationSec: element.duration,
  bufferedSec: findBufferedEnd(element),
  hasMetadata: element.readyState !== HTMLMediaElement.HAVE_NOTHING,
  isPaused: element.paused,
  isEnded: element.ended,
  isSeeking: element.seeking,
  hasError: element.error !== null,
  volume: element.volume,
  isMuted: element.muted,
  rate: element.playbackRate,
});

function findBufferedEnd({ buffered, currentTime }: HTMLMediaElement): number {
  for (let i = 0; i < buffered.length; i++) {
    if (buffered.start(i) <= currentTime + SAME_PLACE_SEC && currentTime <= buffered.end(i)) return buffered.end(i);
  }
  return 0;
}

export function emptyElement(element: HTMLMediaElement): void {
  element.pause();
  element.removeAttribute('src');
  element.load();
  element.preload = 'metadata';
}

export function openFile(element: HTMLMediaElement, url: string, atSec: number): void {
  element.src = url;
  if (atSec > 0) element.currentTime = atSec;
}

export function setElementRate(element: HTMLMediaElement, rate: number, { isLoading }: { isLoading: boolean }): void {
  // Loading sets the rate back to its default.
  if (isLoading) element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}

/** A file that never came and one that cannot be read look alike to an element: whether the server answers tells them apart. */
export async function isFileLost(element: HTMLMediaElement, url: string): Promise<boolean> {
  if (element.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return true;
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
