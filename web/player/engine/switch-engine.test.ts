import { beforeEach, describe, expect, it } from 'vitest';
import type { EngineEvent } from '#core/player/playback.ts';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import type { PlayerEngine, PlayerMedia } from './engine.ts';
import { createSwitchEngine } from './switch-engine.ts';

const FILE: PlayerMedia = { type: 'file', url: '/media/a.mp3', isVideo: false };
const SPEECH: PlayerMedia = { type: 'speech', text: timeSpeech([{ title: null, sentences: ['Hello.'] }], 'en') };

interface Recorder extends PlayerEngine {
  calls: string[];
  emit(event: EngineEvent): void;
}

function record(): Recorder {
  const calls: string[] = [];
  const listeners = new Set<(event: EngineEvent) => void>();
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push([name, ...args.map((arg) => (arg === FILE ? 'file' : arg === SPEECH ? 'speech' : String(arg)))].join(' '));
  return {
    calls,
    emit: (event) => listeners.forEach((listen) => listen(event)),
    load: note('load'),
    preload: note('preload'),
    play: note('play'),
    pause: note('pause'),
    seek: note('seek'),
    setVolume: note('volume'),
    setFade: note('fade'),
    setMuted: note('muted'),
    setRate: note('rate'),
    unload: note('unload'),
    destroy: note('destroy'),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

let media: Recorder;
let speech: Recorder;
let engine: PlayerEngine;
let events: EngineEvent[];

beforeEach(() => {
  media = record();
  speech = record();
  engine = createSwitchEngine({ media, speech });
  events = [];
  engine.subscribe((event) => events.push(event));
});

describe('the engine out of two', () => {
  it('gives each item to the one that plays it, and lets go of the other', () => {
    engine.load(FILE, 3, 1);
    engine.play();
    engine.load(SPEECH, 4, 2);
    engine.seek(5);
    engine.setRate(1.5);
    engine.load(SPEECH, 0, 1);
    engine.load(FILE, 0, 1);
    engine.pause();
    engine.unload();
    expect(media.calls).toEqual(['load file 3 1', 'play', 'unload', 'load file 0 1', 'pause', 'unload']);
    expect(speech.calls).toEqual(['load speech 4 2', 'seek 5', 'rate 1.5', 'load speech 0 1', 'unload']);
  });

  it('says only what the active one says', () => {
    engine.load(SPEECH, 0, 1);
    media.emit({ type: 'time', positionSec: 7 });
    media.emit({ type: 'paused' });
    media.emit({ type: 'rate', rate: 3 });
    speech.emit({ type: 'playing' });
    engine.load(FILE, 0, 1);
    speech.emit({ type: 'ended' });
    media.emit({ type: 'time', positionSec: 1 });
    expect(events).toEqual([{ type: 'playing' }, { type: 'time', positionSec: 1 }]);
  });

  it('keeps both equally loud', () => {
    engine.setVolume(0.5);
    engine.setMuted(true);
    engine.setFade(0.2);
    expect(media.calls).toEqual(['volume 0.5', 'muted true', 'fade 0.2']);
    expect(speech.calls).toEqual(media.calls);
    media.emit({ type: 'volume', volume: 0.3, isMuted: false });
    expect(speech.calls.slice(3)).toEqual(['volume 0.3', 'muted false']);
    expect(events).toEqual([{ type: 'volume', volume: 0.3, isMuted: false }]);
    speech.emit({ type: 'volume', volume: 0.9, isMuted: false });
    expect(events).toHaveLength(1);
  });

  it('makes the next item ready in the one that will play it', () => {
    engine.preload(SPEECH, 2);
    engine.preload(FILE, 3);
    engine.preload(null, 0);
    expect(media.calls).toEqual(['preload null 2', 'preload file 3', 'preload null 0']);
    expect(speech.calls).toEqual(['preload speech 2', 'preload null 3', 'preload null 0']);
  });

  it('ends both', () => {
    engine.destroy();
    media.emit({ type: 'playing' });
    expect(events).toEqual([]);
    expect([media.calls, speech.calls]).toEqual([['destroy'], ['destroy']]);
  });
});
