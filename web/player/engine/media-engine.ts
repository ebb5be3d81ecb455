import type { EngineEvent, PlayerEngine, PlayerMedia } from './engine.ts';

/**
 * Two elements of each sort: one sounds, the other makes the next file ready and then takes over, so that there is no gap
 * between two items. Sound goes to an audio element, because phones stop a video element when the screen is locked.
 */
export interface MediaElements {
  audio: readonly [HTMLAudioElement, HTMLAudioElement];
  video: readonly [HTMLVideoElement, HTMLVideoElement];
}

interface MediaEngineOptions {
  /** Another video element than before has the picture. */
  onVideo?: (video: HTMLVideoElement) => void;
}

/** Places nearer than this are the same: seeks land on a frame. */
const SAME_PLACE_SEC = 0.5;

export function createMediaElements(from: Document): MediaElements {
  const make = <Tag extends 'audio' | 'video'>(tag: Tag): HTMLElementTagNameMap[Tag] => {
    const element = from.createElement(tag);
    element.preload = 'metadata';
    element.preservesPitch = true;
    return element;
  };
  const elements: MediaElements = { audio: [make('audio'), make('audio')], video: [make('video'), make('video')] };
  for (const video of elements.video) video.playsInline = true;
  return elements;
}

export function createMediaEngine({ audio, video }: MediaElements, { onVideo = () => undefined }: MediaEngineOptions = {}): PlayerEngine {
  const elements: readonly HTMLMediaElement[] = [...audio, ...video];
  const listeners = new Set<(event: EngineEvent) => void>();
  const stop = new AbortController();
  let active: HTMLMediaElement = audio[0];
  let picture = video[0];
  /** Holds the next file, and its address. */
  let ready: { element: HTMLMediaElement; url: string } | null = null;
  /** The element that played before the active one took over: browsers that want a gesture know that one. */
  let trusted: HTMLMediaElement | null = null;
  let startSec = 0;
  let isPlaced = true;
  let volume = 1;
  let fade = 1;
  let rate = 1;

  const emit = (event: EngineEvent): void => listeners.forEach((listen) => listen(event));

  function confirmPlace(): void {
    isPlaced = true;
    emit({ type: 'seeked', positionSec: active.currentTime, isPlayWanted: !active.paused });
  }

  function goToStart(): void {
    const target = Math.min(startSec, active.duration);
    // Browsers differ in whether a place that was set before this moment is kept.
    if (Math.abs(active.currentTime - target) > SAME_PLACE_SEC) active.currentTime = target;
    if (!active.seeking) confirmPlace();
  }

  const emitTime = (): void => {
    if (isPlaced) emit({ type: 'time', positionSec: active.currentTime });
  };
  const emitDuration = (): void => emit({ type: 'duration', durationSec: active.duration });
  const emitBuffered = (): void => emit({ type: 'buffered', bufferedSec: findBufferedEnd(active) });

  /** A file that never came and one that cannot be read look alike to an element: whether the server answers tells them apart. */
  async function explainError(element: HTMLMediaElement, src: string): Promise<void> {
    const isLost =
      element.error?.code === MediaError.MEDIA_ERR_NETWORK ||
      !navigator.onLine ||
      (await fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
        () => false,
        () => true,
      ));
    if (active === element && element.src === src) emit({ type: 'failed', fault: isLost ? 'network' : 'media' });
  }

  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: goToStart,
    durationchange: emitDuration,
    timeupdate: emitTime,
    seeking: emitTime,
    seeked: confirmPlace,
    progress: emitBuffered,
    waiting: () => emit({ type: 'waiting' }),
    playing() {
      if (!active.paused) emit({ type: 'playing' });
    },
    pause() {
      // An element also pauses before its end and after an error; the learner did neither.
      if (active.paused && !active.ended && !active.error) emit({ type: 'paused' });
    },
    ended: () => emit({ type: 'ended' }),
    volumechange() {
      // A faded volume is not the learner's.
      if (fade === 1) volume = active.volume;
      emit({ type: 'volume', volume, isMuted: active.muted });
    },
    ratechange: () => emit({ type: 'rate', rate: active.playbackRate }),
    error: () => void explainError(active, active.src),
  };

  for (const element of elements) {
    for (const [type, handle] of Object.entries(handlers)) {
      // The volume is set before there is a source; everything else is about one.
      const isAlways = type === 'volumechange';
      const listen = (): void => {
        if (element === active && (isAlways || element.hasAttribute('src'))) handle();
      };
      element.addEventListener(type, listen, { signal: stop.signal });
    }
  }

  function empty(element: HTMLMediaElement): void {
    element.pause();
    element.removeAttribute('src');
    element.load();
    element.preload = 'metadata';
  }

  function activate(element: HTMLMediaElement): void {
    active = element;
    if (element instanceof HTMLVideoElement && element !== picture) {
      picture = element;
      onVideo(element);
    }
  }

  function applyRate(): void {
    // Loading sets the rate back to its default.
    active.defaultPlaybackRate = rate;
    active.playbackRate = rate;
  }

  function open(element: HTMLMediaElement, url: string, at: number): void {
    if (element !== active) empty(active);
    activate(element);
    startSec = at;
    isPlaced = false;
    element.src = url;
    applyRate();
    if (at > 0) element.currentTime = at;
  }

  /** The element that made the file ready goes on with it. */
  function takeOver(element: HTMLMediaElement, at: number): void {
    const before = active;
    activate(element);
    empty(before);
    trusted = before;
    startSec = at;
    isPlaced = false;
    applyRate();
    if (element.readyState === HTMLMediaElement.HAVE_NOTHING) return;
    // Its events have passed already. They come after this task, as those of a new file do.
    queueMicrotask(() => {
      if (active !== element || isPlaced) return;
      emitDuration();
      emitBuffered();
      goToStart();
    });
  }

  function spareFor(isVideo: boolean): HTMLMediaElement {
    const [first, second] = isVideo ? video : audio;
    const inUse = isVideo ? picture : active;
    return inUse === first ? second : first;
  }

  function forgetReady(): void {
    if (ready && ready.element !== active) empty(ready.element);
    ready = null;
  }

  const setLoudness = (): void => elements.forEach((element) => (element.volume = volume * fade));

  function play(): void {
    const { src } = active;
    active.play().catch((error: unknown) => {
      // Without a gesture the browser refuses, and says so only here. Everything else has an event of its own.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isRefused || active.src !== src) return;
      const known = trusted;
      trusted = null;
      if (!known) return emit({ type: 'paused' });
      open(known, src, active.currentTime);
      play();
    });
  }

  return {
    load(media: PlayerMedia, at: number, wantedRate: number) {
      if (media.type !== 'file') throw new TypeError('A media element plays files.');
      rate = wantedRate;
      trusted = null;
      const prepared = ready?.url === media.url ? ready.element : null;
      if (prepared) ready = null;
      else forgetReady();
      if (prepared && !prepared.error) return takeOver(prepared, at);
      // A film stays in the element that is shown, so that its page need not change.
      open(media.isVideo ? picture : active instanceof HTMLVideoElement ? audio[0] : active, media.url, at);
    },
    preload(media, at) {
      if (media?.type === 'file' && ready?.url === media.url) return;
      forgetReady();
      if (media?.type !== 'file') return;
      const element = spareFor(media.isVideo);
      ready = { element, url: media.url };
      element.preload = 'auto';
      element.src = media.url;
      if (at > 0) element.currentTime = at;
    },
    play,
    pause: () => active.pause(),
    seek(sec: number) {
      active.currentTime = sec;
    },
    setVolume(wanted: number) {
      volume = wanted;
      setLoudness();
    },
    setFade(factor: number) {
      if (factor === fade) return;
      fade = factor;
      setLoudness();
    },
    setMuted(isMuted: boolean) {
      for (const element of elements) element.muted = isMuted;
    },
    setRate(wanted: number) {
      rate = wanted;
      active.playbackRate = wanted;
    },
    unload() {
      forgetReady();
      empty(active);
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    destroy() {
      stop.abort();
      listeners.clear();
      elements.forEach(empty);
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
