import type { EngineEvent } from '#core/player/playback.ts';
import type { PlayerEngine, PlayerMedia } from './engine.ts';

interface Engines {
  media: PlayerEngine;
  speech: PlayerEngine;
}

/** One engine out of two: files go to the one, texts to the other, and only the one that has the item is heard of. */
export function createSwitchEngine({ media, speech }: Engines): PlayerEngine {
  const listeners = new Set<(event: EngineEvent) => void>();
  let active = media;

  const other = (engine: PlayerEngine): PlayerEngine => (engine === media ? speech : media);
  const engineFor = ({ type }: PlayerMedia): PlayerEngine => (type === 'speech' ? speech : media);

  function forward(engine: PlayerEngine, event: EngineEvent): void {
    if (engine !== active) return;
    if (event.type === 'volume') {
      // It may come from outside, for example from the menu of a picture-in-picture window.
      other(engine).setVolume(event.volume);
      other(engine).setMuted(event.isMuted);
    }
    listeners.forEach((listen) => listen(event));
  }

  const unsubscribes = [media, speech].map((engine) => engine.subscribe((event) => forward(engine, event)));

  return {
    load(next, startSec, rate) {
      const engine = engineFor(next);
      if (engine !== active) active.unload();
      active = engine;
      active.load(next, startSec, rate);
    },
    preload(next, startSec) {
      const engine = next && engineFor(next);
      media.preload(engine === media ? next : null, startSec);
      speech.preload(engine === speech ? next : null, startSec);
    },
    play: () => active.play(),
    pause: () => active.pause(),
    seek: (sec) => active.seek(sec),
    setVolume(volume) {
      media.setVolume(volume);
      speech.setVolume(volume);
    },
    setFade(factor) {
      media.setFade(factor);
      speech.setFade(factor);
    },
    setMuted(isMuted) {
      media.setMuted(isMuted);
      speech.setMuted(isMuted);
    },
    setRate: (rate) => active.setRate(rate),
    unload: () => active.unload(),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    destroy() {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      listeners.clear();
      media.destroy();
      speech.destroy();
    },
  };
}
