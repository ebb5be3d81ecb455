import type { EngineEvent, PlayerEngine, PlayerMedia } from './engine.ts';

/**
 * Sound goes to an audio element, because phones stop a video element when the screen is locked. Only one of the two
 * has a source at a time.
 */
export interface MediaElements {
  audio: HTMLAudioElement;
  video: HTMLVideoElement;
}

/** Places nearer than this are the same: seeks land on a frame. */
const SAME_PLACE_SEC = 0.5;

export function createMediaElements(from: Document): MediaElements {
  const audio = from.createElement('audio');
  const video = from.createElement('video');
  for (const element of [audio, video]) {
    element.preload = 'metadata';
    element.preservesPitch = true;
  }
  video.playsInline = true;
  return { audio, video };
}

export function createMediaEngine({ audio, video }: MediaElements): PlayerEngine {
  const listeners = new Set<(event: EngineEvent) => void>();
  const stop = new AbortController();
  let active: HTMLMediaElement = audio;
  let startSec = 0;
  let isPlaced = true;

  const emit = (event: EngineEvent): void => listeners.forEach((listen) => listen(event));

  function confirmPlace(): void {
    isPlaced = true;
    emit({ type: 'seeked', positionSec: active.currentTime, isPlayWanted: !active.paused });
  }

  const emitTime = (): void => {
    if (isPlaced) emit({ type: 'time', positionSec: active.currentTime });
  };

  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata() {
      const target = Math.min(startSec, active.duration);
      // Browsers differ in whether a place that was set before this moment is kept.
      if (Math.abs(active.currentTime - target) > SAME_PLACE_SEC) active.currentTime = target;
      if (!active.seeking) confirmPlace();
    },
    durationchange: () => emit({ type: 'duration', durationSec: active.duration }),
    timeupdate: emitTime,
    seeking: emitTime,
    seeked: confirmPlace,
    progress: () => emit({ type: 'buffered', bufferedSec: findBufferedEnd(active) }),
    waiting: () => emit({ type: 'waiting' }),
    playing() {
      if (!active.paused) emit({ type: 'playing' });
    },
    pause() {
      // At the end an element pauses first; that is the end, and nothing that the learner did.
      if (active.paused && !active.ended) emit({ type: 'paused' });
    },
    ended: () => emit({ type: 'ended' }),
    volumechange: () => emit({ type: 'volume', volume: active.volume, isMuted: active.muted }),
    ratechange: () => emit({ type: 'rate', rate: active.playbackRate }),
    error() {
      const isOffline = active.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
      emit({ type: 'failed', fault: isOffline ? 'network' : 'media' });
    },
  };

  for (const element of [audio, video]) {
    for (const [type, handle] of Object.entries(handlers)) {
      // The volume is set before there is a source; everything else is about one.
      const isAlways = type === 'volumechange';
      const listen = (): void => {
        if (element === active && (isAlways || element.hasAttribute('src'))) handle();
      };
      element.addEventListener(type, listen, { signal: stop.signal });
    }
  }

  function unload(): void {
    active.pause();
    active.removeAttribute('src');
    active.load();
  }

  return {
    load(media: PlayerMedia, at: number, rate: number) {
      const next = media.isVideo ? video : audio;
      if (next !== active) unload();
      active = next;
      startSec = at;
      isPlaced = false;
      active.src = media.url;
      // Loading sets the rate back to its default.
      active.defaultPlaybackRate = rate;
      active.playbackRate = rate;
      if (at > 0) active.currentTime = at;
    },
    play() {
      const { src } = active;
      active.play().catch((error: unknown) => {
        // Without a gesture the browser refuses, and says so only here. Everything else has an event of its own.
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (isRefused && active.src === src) emit({ type: 'paused' });
      });
    },
    pause: () => active.pause(),
    seek(sec: number) {
      active.currentTime = sec;
    },
    setVolume(volume: number) {
      audio.volume = volume;
      video.volume = volume;
    },
    setMuted(isMuted: boolean) {
      audio.muted = isMuted;
      video.muted = isMuted;
    },
    setRate(rate: number) {
      active.playbackRate = rate;
    },
    unload,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    destroy() {
      stop.abort();
      listeners.clear();
      unload();
    },
  };
}

/** End of the loaded stretch the position is in. */
function findBufferedEnd({ buffered, currentTime }: HTMLMediaElement): number {
  for (let i = 0; i < buffered.length; i++) {
    if (buffered.start(i) <= currentTime + SAME_PLACE_SEC && currentTime <= buffered.end(i)) return buffered.end(i);
  }
  return 0;
}
