import { ELEMENT_EVENTS, MEDIA_SLOTS, NO_MEDIA, type MediaEffect, type MediaEvent } from '#core/player/media/media-state.ts';
import { reduceMedia } from '#core/player/media/reduce-media.ts';
import { createEngineEvents } from './engine-events.ts';
import type { PlayerEngine } from './engine.ts';
import { emptyElement, isFileLost, lookAt, openFile, setElementRate, type MediaElements } from './media-elements.ts';

interface MediaEngineOptions {
  /** Another video element than before has the picture. */
  onVideo?: (video: HTMLVideoElement) => void;
}

/** Plays as `reduceMedia` decides: tells it what the elements say, and the elements what it wants. */
export function createMediaEngine(elements: MediaElements, { onVideo = () => undefined }: MediaEngineOptions = {}): PlayerEngine {
  const stop = new AbortController();
  let state = NO_MEDIA;
  const { send, tell, methods, close } = createEngineEvents<MediaEvent>(take);

  function take(event: MediaEvent): void {
    const [next, effects] = reduceMedia(state, event, (slot) => lookAt(elements[slot]));
    state = next;
    for (const effect of effects) {
      if (effect.type === 'tell') tell(effect.event);
      else if (effect.type === 'show-picture') onVideo(elements[effect.slot]);
      else carryOut(elements, effect, send);
    }
  }

  for (const slot of MEDIA_SLOTS) {
    for (const event of ELEMENT_EVENTS) {
      elements[slot].addEventListener(event, () => send({ type: 'element', slot, event }), { signal: stop.signal });
    }
  }

  return {
    ...methods,
    load(media, startSec, rate) {
      if (media.type !== 'file') throw new TypeError('A media element plays files.');
      send({ type: 'load', file: media, startSec, rate });
    },
    preload: (media, startSec) => send({ type: 'preload', file: media?.type === 'file' ? media : null, startSec }),
    destroy() {
      stop.abort();
      close();
      Object.values(elements).forEach(emptyElement);
    },
  };
}

type ElementEffect = Exclude<MediaEffect, { type: 'tell' | 'show-picture' }>;

function carryOut(elements: MediaElements, effect: ElementEffect, send: (event: MediaEvent) => void): void {
  if (effect.type === 'set-loudness') return Object.values(elements).forEach((each) => (each.volume = effect.volume));
  if (effect.type === 'set-muted') return Object.values(elements).forEach((each) => (each.muted = effect.isMuted));
  if (effect.type === 'await-takeover') return queueMicrotask(() => send({ type: 'taken-over', load: effect.load }));
  const element: HTMLMediaElement = elements[effect.slot];
  switch (effect.type) {
    case 'open':
      openFile(element, effect.url, effect.atSec);
      return setElementRate(element, effect.rate, { isLoading: true });
    case 'make-ready':
      element.preload = 'auto';
      return openFile(element, effect.url, effect.atSec);
    case 'empty':
      return emptyElement(element);
    case 'place':
      element.currentTime = effect.sec;
      return undefined;
    case 'play':
      return play(element, effect.load, send);
    case 'pause':
      return element.pause();
    case 'set-rate':
      return setElementRate(element, effect.rate, effect);
    case 'explain':
      return void isFileLost(element, effect.url).then((isLost) => send({ type: 'explained', load: effect.load, isLost }));
  }
}

function play(element: HTMLMediaElement, load: number, send: (event: MediaEvent) => void): void {
  element.play().catch((error: unknown) => {
    // Without a gesture the browser refuses, and says so only here. Everything else has an event of its own.
    if (error instanceof DOMException && error.name === 'NotAllowedError') send({ type: 'refused', load });
  });
}
