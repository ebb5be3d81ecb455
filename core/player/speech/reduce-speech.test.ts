import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceSpeech } from './reduce-speech.ts';
import type { SpeechVoice } from './speech-piece.ts';
import { SILENT_SPEECH, SPEECH_TIMERS, type SpeechEffect, type SpeechEvent, type SpeechMoment, type SpeechState } from './speech-state.ts';
import { timeSpeech } from './speech-text.ts';

const TEXT = timeSpeech([{ title: null, sentences: ['One.', 'Two two.', 'Three.'] }], 'en');
const LONG = timeSpeech([{ title: null, sentences: [Array.from({ length: 30 }, (_, i) => `word${i}`).join(' '), 'End.'] }], 'en');
const SECOND = TEXT.cues[1]?.startSec ?? Number.NaN;
const ADA: SpeechVoice = { voiceURI: 'Ada', localService: true };
const CLOUD: SpeechVoice = { voiceURI: 'Cloud', localService: false };

const load: SpeechEvent = { type: 'load', text: TEXT, startSec: 0, rate: 1 };
const PLAY: SpeechEvent = { type: 'play' };
const PAUSE: SpeechEvent = { type: 'pause' };
const timer = (name: (typeof SPEECH_TIMERS)[number]): SpeechEvent => ({ type: 'timer', timer: name });
const started = (id: number): SpeechEvent => ({ type: 'utterance-started', id });
const word = (id: number, charIndex: number): SpeechEvent => ({ type: 'utterance-word', id, charIndex });
const ended = (id: number): SpeechEvent => ({ type: 'utterance-ended', id });
const failed = (id: number, error: string): SpeechEvent => ({ type: 'utterance-failed', id, error });

/** An effect as text; the sound's own reports are left out. */
function show(effect: SpeechEffect): string | null {
  if (effect.type === 'cancel') return 'cancel';
  if (effect.type === 'speak') return `${effect.id}: ${effect.words}`;
  const { event } = effect;
  if (event.type === 'time' || event.type === 'seeked') return `${event.type} ${Math.round(event.positionSec * 100) / 100}`;
  if (event.type === 'failed') return `failed ${event.fault}`;
  return ['rate', 'duration', 'buffered', 'volume'].includes(event.type) ? null : event.type;
}

/** A speaker, on a clock that the test moves. */
class Script {
  state: SpeechState = SILENT_SPEECH;
  nowMs = 0;
  canSpeak = true;
  voice: SpeechVoice | null = ADA;
  voicesFinalMs = 10_000;

  /** What comes of events, as text. */
  take(...events: readonly SpeechEvent[]): string[] {
    return events.flatMap((event) => this.run(event)).flatMap((effect) => show(effect) ?? []);
  }

  run(event: SpeechEvent): readonly SpeechEffect[] {
    const { nowMs, canSpeak, voicesFinalMs } = this;
    const voicesWithinMs = (): number => Math.max(0, voicesFinalMs - nowMs);
    const moment: SpeechMoment = { nowMs, canSpeak, findVoice: () => this.voice, voicesWithinMs };
    const [state, effects] = reduceSpeech(this.state, event, moment);
    this.state = state;
    return effects;
  }

  wait(ms: number): this {
    this.nowMs += ms;
    return this;
  }

  dueInMs(name: (typeof SPEECH_TIMERS)[number]): number | null {
    const dueMs = this.state.due[name];
    return dueMs === null ? null : dueMs - this.nowMs;
  }

  /** Past the first sentence's beginning. */
  static speaking(): Script {
    const script = new Script();
    script.take(load, PLAY, timer('place'), started(1));
    return script;
  }
}

describe('a text', () => {
  it('is spoken sentence by sentence, each when the one before has ended', () => {
    const script = new Script();
    expect(script.take(load)).toEqual(['cancel']);
    expect(script.take(PLAY)).toEqual(['1: One.']);
    expect(script.take(timer('place'))).toEqual(['seeked 0']);
    expect(script.take(started(1))).toEqual(['playing', 'time 0']);
    expect(script.take(ended(1))).toEqual(['2: Two two.']);
    expect(script.take(started(2))).toEqual([`time ${Math.round(SECOND * 100) / 100}`]);
    expect(script.take(ended(2), started(3), ended(3)).at(-1)).toBe('ended');
  });

  it('has its place confirmed before the first time, also when the voice is first', () => {
    expect(new Script().take(load, PLAY, started(1), timer('place'))).toEqual(['cancel', '1: One.', 'seeked 0', 'playing', 'time 0']);
  });

  it('tells its length and speed with its place', () => {
    const script = new Script();
    script.run({ ...load, startSec: 0.5, rate: 1.5 });
    expect(script.run(timer('place'))).toEqual(
      [
        { type: 'rate', rate: 1.5 },
        { type: 'duration', durationSec: TEXT.durationSec },
        { type: 'buffered', bufferedSec: TEXT.durationSec },
        { type: 'seeked', positionSec: 0.5, isPlayWanted: false },
      ].map((event) => ({ type: 'tell', event })),
    );
  });

  it('cancels what spoke before a reload of the page, once', () => {
    expect(new Script().take(load, load, { type: 'unload' }, load)).toEqual(['cancel']);
  });

  it('without a sentence, or in a browser without speech, says so', () => {
    const empty: SpeechEvent = { type: 'load', text: timeSpeech([], 'en'), startSec: 0, rate: 1 };
    expect(new Script().take(empty, timer('place'))).toEqual(['cancel', 'failed text']);
    const mute = new Script();
    mute.canSpeak = false;
    expect(mute.take(load, PLAY)).toEqual(['cancel', 'failed voice']);
  });

  it('goes to a voice from the network in pieces of less than 14 s', () => {
    const script = new Script();
    script.voice = CLOUD;
    script.take({ ...load, text: LONG }, PLAY);
    const [first = ''] = LONG.cues.map(({ text }) => text);
    const pieces: string[] = [];
    for (let id = 1; script.state.piece && pieces.join('').length < first.length; id++) {
      const { place, toChar } = script.state.piece;
      pieces.push(first.slice(place.char, toChar));
      script.take(started(id), ended(id));
    }
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(first);
  });
});

describe('the clock', () => {
  it('runs on between the words, four times a second, and stays within the sentence', () => {
    const script = Script.speaking();
    expect(script.dueInMs('tick')).toBe(250);
    expect(script.wait(250).take(timer('tick'))).toEqual(['time 0.25']);
    expect(script.wait(60_000).take(timer('tick'))).toEqual([`time ${Math.round((SECOND - 0.01) * 100) / 100}`]);
  });

  it('goes by the words that are heard, and never back', () => {
    const script = new Script();
    script.take({ ...load, text: LONG }, PLAY, started(1));
    script.take(word(1, 70));
    expect(script.take(timer('tick'))).toEqual(['time 4.95']);
    expect(script.wait(250).take(word(1, 7), word(1, 0), timer('tick'))).toEqual(['time 5.2']);
  });

  it('is as fast as the voice', () => {
    const script = new Script();
    script.take({ ...load, text: LONG, rate: 2 }, PLAY, started(1));
    expect(script.wait(1000).take(timer('tick'))).toEqual(['time 2']);
  });
});

describe('a pause', () => {
  it('cancels, and says the sentence again; what the old utterance says late is not heard', () => {
    const script = Script.speaking();
    expect(script.wait(200).take(PAUSE)).toEqual(['cancel', 'time 0.2', 'paused']);
    expect(script.take(failed(1, 'interrupted'), ended(1), PAUSE)).toEqual([]);
    // What is spoken right after a cancel is lost in some browsers.
    expect(script.take(PLAY)).toEqual([]);
    expect(script.dueInMs('speak')).toBe(60);
    expect(script.wait(60).take(timer('speak'))).toEqual(['2: One.']);
    expect(script.take(ended(1), word(1, 2), started(1))).toEqual([]);
  });

  it('far into a sentence goes on at the last word', () => {
    const script = new Script();
    script.take({ ...load, text: LONG }, PLAY, started(1), word(1, 146), PAUSE);
    expect(script.wait(60).take(PLAY)).toEqual([`2: ${LONG.cues[0]?.text.slice(144)}`]);
  });

  it('before the voice has begun is only a wish taken back', () => {
    const script = new Script();
    expect(script.take(load, PLAY, PAUSE, timer('place'), PAUSE)).toEqual(['cancel', '1: One.', 'cancel', 'paused', 'seeked 0']);
  });
});

describe('a seek', () => {
  it('speaks from the sentence of that time; of several at once only the last', () => {
    const script = Script.speaking();
    const seek = (sec: number): SpeechEvent => ({ type: 'seek', sec });
    expect(script.take(seek(SECOND + 0.3))).toEqual(['cancel', `seeked ${Math.round(SECOND * 100) / 100}`]);
    expect(script.take(seek(0))).toEqual(['seeked 0']);
    expect(script.wait(60).take(timer('speak'))).toEqual(['2: One.']);
  });

  it('while paused stays where it was put, and to the end ends only what plays', () => {
    const script = new Script();
    script.take(load, timer('place'));
    expect(script.take({ type: 'seek', sec: 0.3 }, { type: 'seek', sec: 999 })).toEqual([
      'seeked 0.3',
      `seeked ${Math.round(TEXT.durationSec * 100) / 100}`,
    ]);
    // From the end it begins again.
    expect(script.take(PLAY)).toEqual(['seeked 0', '1: One.']);
    script.take(started(1));
    expect(script.take({ type: 'seek', sec: 999 }).at(-1)).toBe('ended');
  });
});

describe('sound', () => {
  it('another speed, voice or muting says the sentence again, another volume does not', () => {
    for (const event of [
      { type: 'set-rate', rate: 2 },
      { type: 'set-muted', isMuted: true },
    ] as const) {
      expect(Script.speaking().take(event, event)).toEqual(['cancel']);
    }
    const script = Script.speaking();
    expect(script.take({ type: 'set-volume', volume: 0.5 }, { type: 'set-fade', factor: 0.5 }, { type: 'voices-changed' })).toEqual([]);
    script.voice = CLOUD;
    expect(script.take({ type: 'voices-changed' })).toEqual(['cancel']);
    const [effect] = script.wait(60).run(timer('speak'));
    expect(effect).toMatchObject({ type: 'speak', volume: 0.25 });
  });
});

describe('what is told of the sound', () => {
  const told = (script: Script, event: SpeechEvent) =>
    script.run(event).flatMap((effect) => (effect.type === 'tell' ? [effect.event] : []));

  it('is the volume that the learner has set, faded or not', () => {
    const script = Script.speaking();
    expect(told(script, { type: 'set-volume', volume: 0.5 })).toEqual([{ type: 'volume', volume: 0.5, isMuted: false }]);
    expect(told(script, { type: 'set-muted', isMuted: true })).toEqual([{ type: 'volume', volume: 0.5, isMuted: true }]);
    expect(script.wait(60).run(timer('speak'))).toMatchObject([{ type: 'speak', volume: 0 }]);
  });

  it('is a speed once it has a place, and each speed once', () => {
    const script = new Script();
    script.take(load, PLAY);
    expect(told(script, { type: 'set-rate', rate: 2 })).toEqual([]);
    script.take(timer('place'));
    expect(told(script, { type: 'set-rate', rate: 3 })).toEqual([{ type: 'rate', rate: 3 }]);
    expect(script.run({ type: 'set-rate', rate: 3 })).toEqual([]);
    expect(script.wait(60).run(timer('speak'))).toMatchObject([{ type: 'speak', rate: 3 }]);
  });

  it('is not said again by what changes nothing', () => {
    expect(Script.speaking().take({ type: 'set-muted', isMuted: false })).toEqual([]);
    expect(Script.speaking().take(started(1))).toEqual([]);
  });
});

describe('timers', () => {
  it('are set for what is to come, and for nothing once it is silent', () => {
    const script = new Script();
    script.take(load);
    expect(script.dueInMs('place')).toBe(0);
    script.take(timer('place'), PLAY, started(1));
    expect(script.state.due).toMatchObject({ place: null, speak: null, waiting: null, voices: null });
    script.take(PAUSE);
    expect(script.state.due).toEqual({ place: null, speak: null, waiting: null, voices: null, tick: null, watch: null });
  });

  it('watch an utterance from the last word that was really heard', () => {
    const script = new Script();
    script.take({ ...load, text: LONG }, PLAY, started(1), word(1, 7));
    const dueMs = script.dueInMs('watch') ?? Number.NaN;
    script.wait(1000);
    // Some voices say 0 for every word, others run on behind the end.
    script.take(word(1, 7), word(1, 0), word(1, 9999));
    expect(script.dueInMs('watch')).toBe(dueMs - 1000);
    script.take(word(1, 8));
    expect(script.dueInMs('watch')).toBeGreaterThan(dueMs - 1000);
  });
});

describe('a browser that misbehaves', () => {
  it('is waited for once, and given up without a voice', () => {
    const script = new Script();
    script.voice = null;
    script.take(load, PLAY, timer('place'));
    expect(script.take(timer('waiting'), timer('waiting'))).toEqual(['waiting']);
    expect(script.take(timer('voices'))).toEqual(['failed voice']);
    script.voicesFinalMs = 0;
    expect(script.take(PLAY)).toEqual(['failed voice']);
  });

  it('is forgiven what it missed as soon as it speaks', () => {
    const script = new Script();
    script.take(load, PLAY, timer('place'));
    script.take(timer('watch'));
    script.wait(60).take(timer('speak'), timer('watch'));
    script.wait(60).take(timer('speak'), started(3));
    expect(script.state.misses).toBe(0);
  });

  it('voices that come late are waited for, as long as they may come', () => {
    const script = new Script();
    script.voice = null;
    expect(script.take(load, PLAY, timer('place'))).toEqual(['cancel', 'seeked 0']);
    expect([script.dueInMs('speak'), script.dueInMs('waiting'), script.dueInMs('voices')]).toEqual([250, 1500, 10_000]);
    expect(script.wait(1500).take(timer('waiting'), timer('speak'))).toEqual(['waiting']);
    expect(script.dueInMs('voices')).toBe(8500);
    script.voice = ADA;
    expect(script.take(timer('speak'), started(1))).toEqual(['1: One.', 'playing', 'time 0']);
    expect(script.dueInMs('voices')).toBeNull();
  });

  it('what does not begin is said three times', () => {
    const script = new Script();
    script.take(load, PLAY, timer('place'));
    expect(script.dueInMs('watch')).toBe(8000);
    expect(script.wait(8000).take(timer('watch'))).toEqual(['cancel']);
    expect(script.wait(60).take(timer('speak'), timer('watch'))).toEqual(['2: One.', 'cancel']);
    expect(script.wait(60).take(timer('speak'), timer('watch'))).toEqual(['3: One.', 'cancel', 'failed voice']);
  });

  it('what begins and hangs makes room for the next sentence', () => {
    const script = Script.speaking();
    const dueMs = script.dueInMs('watch') ?? 0;
    expect(script.wait(dueMs).take(timer('watch'))).toEqual(['cancel']);
    expect(script.wait(60).take(timer('speak'))).toEqual(['2: Two two.']);
  });

  it('what ends without having begun is passed over, but not for ever', () => {
    expect(Script.speaking().take(ended(1), ended(2))).toEqual(['2: Two two.', '3: Three.']);
    expect(new Script().take(load, PLAY, timer('place'), ended(1), ended(2), ended(3))).toEqual([
      'cancel',
      '1: One.',
      'seeked 0',
      '2: Two two.',
      '3: Three.',
      'cancel',
      'failed voice',
    ]);
  });

  it.each([
    ['network', ['cancel', 'failed network']],
    ['synthesis-failed', ['cancel', 'failed voice']],
    ['not-allowed', ['cancel', 'time 0', 'paused']],
    // The system has taken the sound.
    ['interrupted', ['cancel', 'time 0', 'paused']],
  ])('an error %s in the middle of a sentence: %j', (error, expected) => {
    expect(Script.speaking().take(failed(1, error))).toEqual(expected);
  });

  it('a cancel that takes the next utterance along is made good', () => {
    const script = new Script();
    script.take(load, PLAY, timer('place'));
    expect(script.take(failed(1, 'canceled'))).toEqual(['cancel']);
    expect(script.wait(60).take(timer('speak'))).toEqual(['2: One.']);
  });
});

describe('any sequence of events', () => {
  const id = fc.nat(12);
  const event: fc.Arbitrary<SpeechEvent> = fc.oneof(
    fc.record({
      type: fc.constant('load'),
      text: fc.constantFrom(TEXT, LONG),
      startSec: fc.double({ min: -5, max: 30 }),
      rate: fc.constantFrom(0.5, 1, 3),
    }),
    fc.record({ type: fc.constantFrom('unload', 'play', 'pause', 'voices-changed') }),
    fc.record({ type: fc.constant('seek'), sec: fc.double({ min: -5, max: 30 }) }),
    fc.record({ type: fc.constant('set-rate'), rate: fc.constantFrom(0.5, 1, 3) }),
    fc.record({ type: fc.constant('set-muted'), isMuted: fc.boolean() }),
    fc.record({ type: fc.constantFrom('utterance-started', 'utterance-ended'), id }),
    fc.record({ type: fc.constant('utterance-word'), id, charIndex: fc.nat(200) }),
    fc.record({ type: fc.constant('utterance-failed'), id, error: fc.constantFrom('interrupted', 'canceled', 'network', 'not-allowed') }),
    fc.record({ type: fc.constant('timer'), timer: fc.constantFrom(...SPEECH_TIMERS) }),
  ) as fc.Arbitrary<SpeechEvent>;

  it('never lets two utterances sound, nor time pass before the place is confirmed (30,000 events)', () => {
    const step = fc.record({ event, afterMs: fc.nat(2000), voice: fc.constantFrom(ADA, CLOUD, null) });
    const check = (steps: readonly { event: SpeechEvent; afterMs: number; voice: SpeechVoice | null }[]): void => {
      const script = new Script();
      let open: number | null = null;
      for (const { event: next, afterMs, voice } of steps) {
        script.wait(afterMs).voice = voice;
        if (next.type === 'timer' && script.dueInMs(next.timer) === null) continue;
        if ((next.type === 'utterance-ended' || next.type === 'utterance-failed') && next.id === open) open = null;
        for (const effect of script.run(next)) {
          if (effect.type === 'cancel') open = null;
          if (effect.type === 'speak') {
            expect(open).toBeNull();
            open = effect.id;
          }
          if (effect.type === 'tell' && effect.event.type === 'time') expect(script.state.isPlaced).toBe(true);
        }
        checkState(script.state, open);
      }
    };
    fc.assert(fc.property(fc.array(step, { minLength: 60, maxLength: 60 }), check), { numRuns: 500, seed: 20_261_122 });
  });

  function checkState({ text, piece, positionSec, isPlayWanted, due }: SpeechState, open: number | null): void {
    expect(piece?.id ?? null).toBe(open);
    expect(positionSec >= 0 && positionSec <= (text?.durationSec ?? Infinity)).toBe(true);
    if (!isPlayWanted) expect(piece).toBeNull();
    // Whatever sounds is watched, and whatever is wanted comes.
    expect(due.watch !== null).toBe(piece !== null);
    if (isPlayWanted && !piece) expect(due.speak).not.toBeNull();
  }
});
