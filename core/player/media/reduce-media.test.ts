import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ELEMENT_EVENTS,
  MEDIA_SLOTS,
  NO_MEDIA,
  isVideoSlot,
  type ElementEvent,
  type MediaEffect,
  type MediaEvent,
  type MediaLook,
  type MediaSlot,
} from './media-state.ts';
import { reduceMedia } from './reduce-media.ts';

const EMPTY: MediaLook = {
  positionSec: 0,
  durationSec: Number.NaN,
  bufferedSec: 0,
  hasMetadata: false,
  isPaused: true,
  isEnded: false,
  isSeeking: false,
  hasError: false,
  volume: 1,
  isMuted: false,
  rate: 1,
};

/** An effect as text, in the order of its fields. */
function show({ type, ...rest }: MediaEffect): string {
  const words = type === 'tell' ? Object.values((rest as { event: object }).event) : [type, ...Object.values(rest)];
  return words.join(' ');
}

/** Four elements that are what the test says they are. */
class Script {
  state = NO_MEDIA;
  looks: Record<MediaSlot, MediaLook> = { 'audio-1': EMPTY, 'audio-2': EMPTY, 'video-1': EMPTY, 'video-2': EMPTY };

  take(...events: readonly MediaEvent[]): string[] {
    return events.flatMap((event) => this.run(event)).map(show);
  }

  run(event: MediaEvent): readonly MediaEffect[] {
    const [state, effects] = reduceMedia(this.state, event, (slot) => this.looks[slot]);
    this.state = state;
    return effects;
  }

  /** An element says something, being like this. */
  hear(slot: MediaSlot, event: ElementEvent, look: Partial<MediaLook> = {}): string[] {
    this.looks = { ...this.looks, [slot]: { ...this.looks[slot], ...look } };
    return this.take({ type: 'element', slot, event });
  }

  static playing(url = 'a.mp3', isVideo = false): Script {
    const script = new Script();
    script.take(load(url, { isVideo }), { type: 'play' });
    script.hear(script.state.active, 'loadedmetadata', { durationSec: 600, hasMetadata: true, isPaused: false });
    return script;
  }
}

const load = (url: string, { isVideo = false, startSec = 0, rate = 1 } = {}): MediaEvent => ({
  type: 'load',
  file: { url, isVideo },
  startSec,
  rate,
});
const preload = (url: string, isVideo = false): MediaEvent => ({ type: 'preload', file: { url, isVideo }, startSec: 0 });

describe('a file', () => {
  it('is opened at its place, which is confirmed before any time', () => {
    const script = new Script();
    expect(script.take(load('a.mp3', { startSec: 30, rate: 1.5 }))).toEqual(['open audio-1 a.mp3 30 1.5']);
    expect(script.hear('audio-1', 'timeupdate')).toEqual([]);
    // Browsers differ in whether a place that was set before is kept.
    expect(script.hear('audio-1', 'loadedmetadata', { durationSec: 600 })).toEqual(['place audio-1 30']);
    expect(script.hear('audio-1', 'seeked', { positionSec: 30 })).toEqual(['seeked 30 false']);
    expect(script.hear('audio-1', 'timeupdate', { positionSec: 31 })).toEqual(['time 31']);
  });

  it('that is at its place already is confirmed at once, unless it still seeks', () => {
    const script = new Script();
    script.take(load('a.mp3', { startSec: 30 }));
    expect(script.hear('audio-1', 'loadedmetadata', { durationSec: 600, positionSec: 29.8, isSeeking: true })).toEqual([]);
    expect(script.hear('audio-1', 'loadedmetadata', { isSeeking: false })).toEqual(['seeked 29.8 false']);
  });

  it('that is half a second beside its place is there', () => {
    const script = new Script();
    script.take(load('a.mp3', { startSec: 30 }));
    expect(script.hear('audio-1', 'loadedmetadata', { durationSec: 600, positionSec: 29.5 })).toEqual(['seeked 29.5 false']);
    expect(script.hear('audio-1', 'loadedmetadata', { positionSec: 29.4 })).toEqual(['place audio-1 30']);
  });

  it('begins at its end at the latest', () => {
    const script = new Script();
    script.take(load('a.mp3', { startSec: 999 }));
    expect(script.hear('audio-1', 'loadedmetadata', { durationSec: 600 })).toEqual(['place audio-1 600']);
  });

  it('of a film goes to the picture, and sound back to an audio element', () => {
    const script = Script.playing();
    expect(script.take(load('b.mp4', { isVideo: true }))).toEqual(['empty audio-1', 'open video-1 b.mp4 0 1']);
    expect(script.take(load('c.mp4', { isVideo: true }))).toEqual(['open video-1 c.mp4 0 1']);
    expect(script.take(load('d.mp3'))).toEqual(['empty video-1', 'open audio-1 d.mp3 0 1']);
    expect(script.take({ type: 'unload' })).toEqual(['empty audio-1']);
    expect(script.hear('audio-1', 'pause')).toEqual([]);
  });
});

describe('what the learner asks', () => {
  it('is done by the element that sounds', () => {
    const script = Script.playing('a.mp4', true);
    expect(script.take({ type: 'play' })).toEqual(['play video-1 1']);
    expect(script.take({ type: 'pause' })).toEqual(['pause video-1']);
    expect(script.take({ type: 'seek', sec: 70 })).toEqual(['place video-1 70']);
    expect(script.take({ type: 'set-rate', rate: 1.5 })).toEqual(['set-rate video-1 1.5 false']);
    expect(script.take({ type: 'set-muted', isMuted: true })).toEqual(['set-muted true']);
  });

  it('of the speed holds for a file that goes on in the element that was refused', () => {
    const script = Script.playing();
    script.take(preload('b.mp3'), load('b.mp3'), { type: 'set-rate', rate: 1.5 });
    expect(script.take({ type: 'refused', load: 2 })).toContain('open audio-1 b.mp3 0 1.5');
  });

  it('before there is a file plays nothing', () => {
    expect(new Script().take({ type: 'play' })).toEqual([]);
  });
});

describe('the next file', () => {
  it('is made ready in the other element, which takes over and tells what has passed', () => {
    const script = Script.playing();
    expect(script.take(preload('b.mp3'), preload('b.mp3'))).toEqual(['make-ready audio-2 b.mp3 0']);
    expect(script.hear('audio-2', 'loadedmetadata', { durationSec: 300, bufferedSec: 20, hasMetadata: true })).toEqual([]);
    expect(script.take(load('b.mp3', { rate: 2 }))).toEqual(['empty audio-1', 'set-rate audio-2 2 true', 'await-takeover 2']);
    expect(script.hear('audio-1', 'ended')).toEqual([]);
    const takenOver: MediaEvent = { type: 'taken-over', load: 2 };
    expect(script.take(takenOver)).toEqual(['duration 300', 'buffered 20', 'seeked 0 false']);
    expect(script.take(takenOver)).toEqual([]);
  });

  it('that is not there yet tells itself when it comes', () => {
    const script = Script.playing();
    script.take(preload('b.mp3'));
    expect(script.take(load('b.mp3'))).toEqual(['empty audio-1', 'set-rate audio-2 1 true']);
    expect(script.hear('audio-2', 'loadedmetadata', { durationSec: 300 })).toEqual(['seeked 0 false']);
  });

  it('of films changes the picture', () => {
    const script = Script.playing('a.mp4', true);
    expect(script.take(preload('b.mp4', true), load('b.mp4', { isVideo: true }))).toContain('show-picture video-2');
  });

  it('is let go of when another is wanted, and opened anew when it failed', () => {
    const script = Script.playing();
    expect(script.take(preload('b.mp3'), preload('c.mp3'), { type: 'preload', file: null, startSec: 0 })).toEqual([
      'make-ready audio-2 b.mp3 0',
      'empty audio-2',
      'make-ready audio-2 c.mp3 0',
      'empty audio-2',
    ]);
    script.take(preload('b.mp3'));
    script.looks = { ...script.looks, 'audio-2': { ...EMPTY, hasError: true } };
    expect(script.take(load('b.mp3'))).toEqual(['open audio-1 b.mp3 0 1']);
  });
});

describe('a browser that wants a gesture', () => {
  const refused = (load: number): MediaEvent => ({ type: 'refused', load });

  it('leaves the file paused', () => {
    expect(Script.playing().take(refused(1))).toEqual(['paused']);
  });

  it('knows the element that played before: it goes on with the file, once', () => {
    const script = Script.playing();
    script.take(preload('b.mp3'), load('b.mp3'), { type: 'play' });
    script.looks = { ...script.looks, 'audio-2': { ...EMPTY, positionSec: 7 } };
    expect(script.take(refused(2))).toEqual(['empty audio-2', 'open audio-1 b.mp3 7 1', 'play audio-1 3']);
    expect(script.take(refused(2))).toEqual([]);
    expect(script.take(refused(3))).toEqual(['paused']);
  });

  it('lets go of what that element has made ready meanwhile', () => {
    const script = Script.playing();
    script.take(preload('b.mp3'), load('b.mp3'), { type: 'play' }, preload('c.mp3'));
    expect(script.take(refused(2))).toEqual(['empty audio-1', 'empty audio-2', 'open audio-1 b.mp3 0 1', 'play audio-1 3']);
    expect(script.take(load('c.mp3'))).toEqual(['open audio-1 c.mp3 0 1']);
  });

  it('loses no film that was made ready meanwhile', () => {
    const script = Script.playing();
    script.take(preload('b.mp3'), load('b.mp3'), { type: 'play' }, preload('c.mp4', true));
    expect(script.take(refused(2))).not.toContain('empty video-2');
    expect(script.take(load('c.mp4', { isVideo: true }))).toContain('show-picture video-2');
  });

  it('is not heard of a file that was replaced', () => {
    const script = Script.playing();
    script.take(load('b.mp3'));
    expect(script.take(refused(1))).toEqual([]);
  });
});

describe('what an element says', () => {
  it('of its sound and its loading is passed on', () => {
    const script = Script.playing();
    expect(script.hear('audio-1', 'durationchange', { durationSec: 590 })).toEqual(['duration 590']);
    expect(script.hear('audio-1', 'progress', { bufferedSec: 90 })).toEqual(['buffered 90']);
    expect(script.hear('audio-1', 'ratechange', { rate: 1.2 })).toEqual(['rate 1.2']);
    expect(['playing', 'waiting', 'ended'].map((event) => script.hear('audio-1', event as ElementEvent))).toEqual([
      ['playing'],
      ['waiting'],
      ['ended'],
    ]);
  });

  it('of its place counts while it is looked for too, once it has been at its start', () => {
    const script = Script.playing();
    expect(script.hear('audio-1', 'seeking', { positionSec: 70 })).toEqual(['time 70']);
  });

  it('before it has a file says nothing of the player, but for its volume', () => {
    const script = new Script();
    expect(script.hear('audio-1', 'durationchange', { durationSec: 5 })).toEqual([]);
    expect(script.hear('audio-1', 'volumechange', { volume: 0.3 })).toEqual(['volume 0.3 false']);
  });

  it('of pausing before its end or after an error is not the learner’s doing', () => {
    expect(Script.playing().hear('audio-1', 'pause', { isPaused: true })).toEqual(['paused']);
    expect(Script.playing().hear('audio-1', 'pause', { isPaused: true, isEnded: true })).toEqual([]);
    expect(Script.playing().hear('audio-1', 'pause', { isPaused: true, hasError: true })).toEqual([]);
    expect(Script.playing().hear('audio-1', 'pause', { isPaused: false })).toEqual([]);
    expect(Script.playing().hear('audio-1', 'playing', { isPaused: true })).toEqual([]);
  });

  it('of an error is explained first', () => {
    const script = Script.playing();
    expect(script.hear('audio-1', 'error')).toEqual(['explain audio-1 1 a.mp3']);
    const explained = { type: 'explained', load: 1 } as const;
    expect(script.take({ ...explained, isLost: true }, { ...explained, isLost: false })).toEqual(['failed network', 'failed media']);
    script.take(load('b.mp3'));
    expect(script.take({ ...explained, isLost: true })).toEqual([]);
  });

  it('of an error is not heard of any more when the same file was loaded again', () => {
    const script = Script.playing();
    script.hear('audio-1', 'error');
    script.take(load('a.mp3'));
    expect(script.take({ type: 'explained', load: 1, isLost: true })).toEqual([]);
    expect(script.take({ type: 'explained', load: 2, isLost: true })).toEqual(['failed network']);
  });

  it('of an error is not heard of any more when the file was let go of', () => {
    const script = Script.playing();
    script.hear('audio-1', 'error');
    script.take({ type: 'unload' });
    expect(script.take({ type: 'explained', load: 1, isLost: true })).toEqual([]);
  });

  it('of a faded volume is not the learner’s volume', () => {
    const script = new Script();
    expect(script.take({ type: 'set-volume', volume: 0.8 }, { type: 'set-fade', factor: 0.5 }, { type: 'set-fade', factor: 0.5 })).toEqual([
      'set-loudness 0.8',
      'set-loudness 0.4',
    ]);
    expect(script.hear('audio-1', 'volumechange', { volume: 0.4 })).toEqual(['volume 0.8 false']);
    expect(script.take({ type: 'set-fade', factor: 1 })).toEqual(['set-loudness 0.8']);
    expect(script.hear('audio-1', 'volumechange', { volume: 0.3, isMuted: true })).toEqual(['volume 0.3 true']);
    expect(script.take({ type: 'set-fade', factor: 0.5 })).toEqual(['set-loudness 0.15']);
    expect(script.take({ type: 'set-volume', volume: 0.8 })).toEqual(['set-loudness 0.4']);
  });
});

describe('any sequence of events', () => {
  const url = fc.constantFrom('a', 'b');
  const slot = fc.constantFrom(...MEDIA_SLOTS);
  const event: fc.Arbitrary<MediaEvent> = fc.oneof(
    fc.record({ type: fc.constant('load'), file: fc.record({ url, isVideo: fc.boolean() }), startSec: fc.nat(9), rate: fc.constant(1) }),
    fc.record({ type: fc.constant('preload'), file: fc.option(fc.record({ url, isVideo: fc.boolean() })), startSec: fc.nat(9) }),
    fc.record({ type: fc.constantFrom('play', 'pause', 'unload') }),
    fc.record({ type: fc.constant('element'), slot, event: fc.constantFrom(...ELEMENT_EVENTS) }),
    fc.record({ type: fc.constantFrom('taken-over', 'refused'), load: fc.constant(0) }),
  ) as fc.Arbitrary<MediaEvent>;

  it('at most one element has what sounds, one what is ready, and all others are empty', () => {
    const check = (events: readonly MediaEvent[]): void => {
      const script = new Script();
      const files = new Map<MediaSlot, string>();
      for (const chance of events) {
        // Answers are about what is asked.
        const next = 'load' in chance ? { ...chance, load: script.state.loads } : chance;
        for (const effect of script.run(next)) {
          if (effect.type === 'empty') files.delete(effect.slot);
          if (effect.type === 'open' || effect.type === 'make-ready') files.set(effect.slot, effect.url);
          if (effect.type === 'play') expect(files.get(effect.slot)).toBe(script.state.url);
        }
        const { active, picture, url: file, ready } = script.state;
        const expected = new Map<MediaSlot, string>();
        if (file !== null) expected.set(active, file);
        if (ready) expected.set(ready.slot, ready.url);
        expect(files).toEqual(expected);
        if (isVideoSlot(active)) expect(picture).toBe(active);
      }
    };
    fc.assert(fc.property(fc.array(event, { maxLength: 60 }), check), { numRuns: 1000, seed: 20_261_122 });
  });
});
