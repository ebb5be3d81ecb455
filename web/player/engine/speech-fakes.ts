import type { EngineEvent } from '#core/player/playback.ts';
import { CHARACTERS_PER_SEC } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import type { PlayerEngine } from './engine.ts';
import { createSpeechEngine } from './speech-engine.ts';
import { createSpeechVoices, type SpeechVoices } from './speech-voices.ts';

/** For tests: a browser's speech with all the faults that browsers have, on a clock that stands still until it is moved. */

export class FakeClock {
  nowMs = 0;
  #jobs: { atMs: number; work: () => void }[] = [];

  now = (): number => this.nowMs;

  schedule = (work: () => void, ms: number): (() => void) => {
    const job = { atMs: this.nowMs + ms, work };
    this.#jobs.push(job);
    return () => void (this.#jobs = this.#jobs.filter((other) => other !== job));
  };

  advance(ms: number): void {
    const endMs = this.nowMs + ms;
    for (let job = this.#due(endMs); job; job = this.#due(endMs)) {
      this.#jobs = this.#jobs.filter((other) => other !== job);
      this.nowMs = Math.max(this.nowMs, job.atMs);
      job.work();
    }
    this.nowMs = endMs;
  }

  #due(endMs: number): { atMs: number; work: () => void } | undefined {
    return this.#jobs.filter(({ atMs }) => atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs)[0];
  }
}

export function makeVoice(name: string, lang: string, changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return { name, lang, voiceURI: name, localService: true, default: false, ...changes };
}

export interface SpeechBehaviour {
  /** Between `speak` and the sound; null when it never begins. */
  startMs: () => number | null;
  /** What cancelled utterances still say comes so late. */
  lateMs: () => number;
  /** How cancelled utterances end: Android says `end`. */
  cancelEvent: 'error' | 'end';
  hasBoundaries: boolean;
  /** Of the voice, as a factor. */
  speed: number;
  /** Chrome's voices from the network fall silent after so long, and say nothing more. */
  cutMs: number;
  /** Android: a pause is a cancel. */
  isPauseCancel: boolean;
  /** What an utterance ends in instead of speaking. */
  errorOf: (text: string) => SpeechSynthesisErrorCode | null;
  hangs: (text: string) => boolean;
  /** Ends at once, and was never spoken. */
  skips: (text: string) => boolean;
}

const GOOD: SpeechBehaviour = {
  startMs: () => 80,
  lateMs: () => 30,
  cancelEvent: 'error',
  hasBoundaries: true,
  speed: 1,
  cutMs: Infinity,
  isPauseCancel: false,
  errorOf: () => null,
  hangs: () => false,
  skips: () => false,
};

export class FakeUtterance extends EventTarget {
  lang = '';
  pitch = 1;
  rate = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  tell(type: 'start' | 'boundary' | 'end' | 'error', values: { charIndex?: number; error?: SpeechSynthesisErrorCode } = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), values));
  }
}

export class FakeSynthesis extends EventTarget {
  readonly behaviour: SpeechBehaviour;
  readonly said: FakeUtterance[] = [];
  voices: SpeechSynthesisVoice[] = [makeVoice('Ada', 'en-US', { default: true })];
  /** The one that sounds now. */
  sounding: FakeUtterance | null = null;
  /** The most that were waiting and sounding at a time. */
  mostAtOnce = 0;
  cancels = 0;
  #clock: FakeClock;
  #queue: FakeUtterance[] = [];
  #ends: (() => void)[] = [];

  constructor(clock: FakeClock, behaviour: Partial<SpeechBehaviour> = {}) {
    super();
    this.#clock = clock;
    this.behaviour = { ...GOOD, ...behaviour };
  }

  getVoices = (): SpeechSynthesisVoice[] => this.voices;

  addVoices(...voices: SpeechSynthesisVoice[]): void {
    this.voices = [...this.voices, ...voices];
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance): void {
    this.said.push(utterance);
    this.#queue.push(utterance);
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#queue.length);
    if (this.#queue.length === 1) this.#take(utterance);
  }

  cancel(): void {
    this.cancels++;
    const [current, ...waiting] = this.#queue;
    this.#queue = [];
    this.sounding = null;
    this.#ends.splice(0).forEach((end) => end());
    const { cancelEvent, lateMs } = this.behaviour;
    const tellLate = (utterance: FakeUtterance, error: SpeechSynthesisErrorCode): void =>
      void this.#clock.schedule(() => utterance.tell(cancelEvent, cancelEvent === 'error' ? { error } : {}), lateMs());
    if (current) tellLate(current, 'interrupted');
    waiting.forEach((utterance) => tellLate(utterance, 'canceled'));
  }

  pause(): void {
    if (this.behaviour.isPauseCancel) this.cancel();
  }

  #later(ms: number, work: () => void): void {
    this.#ends.push(this.#clock.schedule(work, ms));
  }

  #take(utterance: FakeUtterance): void {
    const { startMs, errorOf, skips } = this.behaviour;
    const ms = startMs();
    if (ms === null) return;
    this.#later(ms, () => {
      const error = errorOf(utterance.text);
      if (error) this.#finish(utterance, () => utterance.tell('error', { error }));
      else if (skips(utterance.text)) this.#finish(utterance, () => utterance.tell('end'));
      else this.#sound(utterance);
    });
  }

  #sound(utterance: FakeUtterance): void {
    const { text, rate, voice } = utterance;
    const { hasBoundaries, speed, cutMs, hangs } = this.behaviour;
    this.sounding = utterance;
    const msAt = (char: number): number => (char / CHARACTERS_PER_SEC / rate / speed) * 1000;
    const endMs = msAt(text.length);
    const isCut = voice?.localService === false && endMs > cutMs;
    if (!hangs(text)) {
      if (hasBoundaries) {
        for (const { index } of text.matchAll(/\S+/g)) {
          if (!isCut || msAt(index) < cutMs) this.#later(msAt(index), () => utterance.tell('boundary', { charIndex: index }));
        }
      }
      if (!isCut) this.#later(endMs, () => this.#finish(utterance, () => utterance.tell('end')));
    }
    utterance.tell('start');
  }

  #finish(utterance: FakeUtterance, tell: () => void): void {
    this.#queue = this.#queue.filter((other) => other !== utterance);
    this.#ends = [];
    this.sounding = null;
    const [waiting] = this.#queue;
    if (waiting) this.#take(waiting);
    tell();
  }
}

export interface Speaker {
  engine: PlayerEngine;
  clock: FakeClock;
  synthesis: FakeSynthesis;
  voices: SpeechVoices;
  events: EngineEvent[];
  /** Types of what was reported, without the clock's ticks and the sound. */
  reports(): string[];
  /** The last place that was reported. */
  positionSec(): number;
  /** All that was given to the browser to say. */
  said(): string[];
  play(text: SpeechText, startSec?: number): void;
}

const QUIET: ReadonlySet<string> = new Set(['time', 'rate', 'volume', 'duration', 'buffered']);

export function openSpeaker(behaviour: Partial<SpeechBehaviour> = {}): Speaker {
  const clock = new FakeClock();
  const synthesis = new FakeSynthesis(clock, behaviour);
  const voices = createSpeechVoices(synthesis, new FakeStorage(), [], () => clock.now());
  const engine = createSpeechEngine({
    synthesis: synthesis as unknown as SpeechSynthesis,
    makeUtterance: (text) => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance,
    voices,
    now: clock.now,
    schedule: clock.schedule,
  });
  const events: EngineEvent[] = [];
  engine.subscribe((event) => events.push(event));
  return {
    engine,
    clock,
    synthesis,
    voices,
    events,
    reports: () => events.map(({ type }) => type).filter((type) => !QUIET.has(type)),
    positionSec: () => events.findLast((event) => event.type === 'time' || event.type === 'seeked')?.positionSec ?? Number.NaN,
    said: () => synthesis.said.map(({ text }) => text),
    play(text, startSec = 0) {
      engine.load({ type: 'speech', text }, startSec, 1);
      engine.play();
    },
  };
}
