import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '#core/player/playback.ts';
import { cueIndexAt, timeSpeech } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { makeVoice, openSpeaker, type Speaker } from './speech-fakes.ts';

/** Every sentence of every text is another one, so that a stale one is told from the right one. */
const TEXTS = [[3], [1, 2, 4], [40, 3], [5, 5, 5, 5], [2, 25, 1]].map((lengths, t) => {
  const sentences = lengths.map((words, s) => Array.from({ length: words }, (_, w) => `t${t}s${s}w${w}`).join(' '));
  return timeSpeech([{ title: null, sentences }], 'en-US');
});

type Action = 'play' | 'pause' | { seek: number } | { rate: number } | { mute: boolean } | { load: number } | { wait: number } | 'voice';

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>('play'),
  fc.constant<Action>('pause'),
  fc.constant<Action>('voice'),
  fc.record({ seek: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ rate: fc.constantFrom(0.5, 1, 1.75, 3) }),
  fc.record({ mute: fc.boolean() }),
  fc.record({ load: fc.nat(TEXTS.length - 1) }),
  { arbitrary: fc.record({ wait: fc.integer({ min: 0, max: 4000 }) }), weight: 6 },
);

const behaviour = fc.record({
  delays: fc.array(fc.integer({ min: -1, max: 900 }), { minLength: 1, maxLength: 7 }),
  cancelEvent: fc.constantFrom('error' as const, 'end' as const),
  hasBoundaries: fc.boolean(),
  speed: fc.constantFrom(0.6, 1, 1.6),
  cutMs: fc.constantFrom(Infinity, 14_000),
  isRemote: fc.boolean(),
});

/** Looks at every report, with what the browser says at that moment. */
function watch(speaker: Speaker, loaded: () => SpeechText): void {
  let sounding: unknown = null;
  let shownSec = 0;
  let known: SpeechText | null = null;
  let isPlaced = false;
  speaker.engine.subscribe((event) => {
    const text = loaded();
    if (text !== known) isPlaced = false;
    known = text;
    if (event.type === 'seeked') {
      isPlaced = true;
      sounding = null;
    }
    if (event.type !== 'time') return;
    expect(isPlaced).toBe(true);
    expect(event.positionSec).toBeGreaterThanOrEqual(0);
    expect(event.positionSec).toBeLessThanOrEqual(text.durationSec);
    const utterance = speaker.synthesis.sounding;
    if (!utterance) return;
    expect(text.cues[cueIndexAt(text.cues, event.positionSec)]?.text).toContain(utterance.text.trim());
    if (utterance === sounding) expect(event.positionSec).toBeGreaterThanOrEqual(shownSec);
    sounding = utterance;
    shownSec = event.positionSec;
  });
}

/** Another one each time, so that a load is told from the one before. */
const makeText = (at: number): SpeechText => ({ ...(TEXTS[at] as SpeechText) });

/** Something that is done from within a report, as the sleep timer and the queue do. */
interface Reaction {
  on: EngineEvent['type'];
  step: Action;
}

const reaction: fc.Arbitrary<Reaction> = fc.record({
  on: fc.constantFrom('seeked', 'playing', 'time', 'waiting', 'paused', 'ended', 'rate'),
  step: action.filter((step) => typeof step === 'string' || !('wait' in step)),
});

function run(speaker: Speaker, actions: readonly Action[], reactions: readonly Reaction[]): SpeechText {
  const { engine, clock, synthesis, voices } = speaker;
  let text = makeText(1);
  watch(speaker, () => text);
  let left = reactions;
  engine.subscribe(({ type }) => {
    const [first] = left;
    if (first?.on !== type) return;
    left = left.slice(1);
    take(first.step);
  });
  engine.load({ type: 'speech', text }, 0, 1);
  clock.advance(0);
  actions.forEach(take);
  left = [];
  return text;

  function take(step: Action): void {
    if (step === 'play') engine.play();
    else if (step === 'pause') engine.pause();
    else if (step === 'voice') voices.choose('en', synthesis.said.length % 2 ? 'Ada' : 'Bella');
    else if ('seek' in step) engine.seek(step.seek * text.durationSec);
    else if ('rate' in step) engine.setRate(step.rate);
    else if ('mute' in step) engine.setMuted(step.mute);
    else if ('wait' in step) clock.advance(step.wait);
    else {
      text = makeText(step.load);
      engine.load({ type: 'speech', text }, 0, 1);
    }
  }
}

describe('whatever is done, and whenever the browser answers', () => {
  it('one sentence sounds at a time, the place is that sentence, and left to play the text ends', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 40 }),
        fc.array(reaction, { maxLength: 8 }),
        behaviour,
        (actions, reactions, { delays, isRemote, ...rest }) => {
          let turn = 0;
          const delay = (): number => delays[turn++ % delays.length] ?? 0;
          const speaker = openSpeaker({ ...rest, startMs: delay, lateMs: delay });
          speaker.synthesis.voices = ['Ada', 'Bella'].map((name) => makeVoice(name, 'en-US', { localService: !isRemote }));
          const text = run(speaker, actions, reactions);
          speaker.engine.play();
          // The slowest voice at half speed, with every cut that a browser makes, takes minutes.
          speaker.clock.advance(900_000);
          expect(speaker.synthesis.mostAtOnce).toBeLessThanOrEqual(1);
          const endings = speaker.reports().filter((type) => type === 'failed' || type === 'ended');
          expect(endings).not.toContain('failed');
          expect(speaker.reports().at(-1)).toBe('ended');
          expect(speaker.positionSec()).toBeGreaterThan((text.cues.at(-1)?.startSec ?? 0) - 0.01);
          const { length } = speaker.events;
          speaker.clock.advance(60_000);
          expect(speaker.events).toHaveLength(length);
        },
      ),
      { numRuns: 1500, seed: -1_237_631_879 },
    );
  });
});
