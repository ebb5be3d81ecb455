import { describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { createSpeechEngine } from './speech-engine.ts';
import { makeVoice, openSpeaker } from './speech-fakes.ts';
import { createSpeechVoices } from './speech-voices.ts';

const SENTENCES = ['The river is calm.', 'A stone lies in it.', 'It has been there for long.'];
const TEXT = timeSpeech([{ title: null, sentences: SENTENCES }], 'en-US');
const LONG = timeSpeech([{ title: null, sentences: ['A word, and then one more. '.repeat(9), 'The end.'] }], 'en-US');
const media = (text: typeof TEXT) => ({ type: 'speech', text }) as const;

describe('bad input, and browsers that misbehave', () => {
  it('waits for voices that come late', () => {
    const speaker = openSpeaker();
    speaker.synthesis.voices = [];
    speaker.play(LONG);
    speaker.clock.advance(2400);
    expect(speaker.reports()).toEqual(['seeked', 'waiting']);
    speaker.synthesis.addVoices(makeVoice('Ada', 'en-US'));
    speaker.clock.advance(40_000);
    expect(speaker.reports()).toEqual(['seeked', 'waiting', 'playing', 'ended']);
  });

  it('says so within a second when the browser has answered that it has no voices', () => {
    const speaker = openSpeaker();
    speaker.synthesis.voices = [];
    speaker.play(TEXT);
    speaker.synthesis.addVoices();
    speaker.clock.advance(1000);
    expect(speaker.events.at(-1)).toEqual({ type: 'failed', fault: 'voice' });
  });

  it('says so at once when the page had asked before', () => {
    const speaker = openSpeaker();
    speaker.synthesis.voices = [];
    speaker.voices.ask();
    speaker.clock.advance(10_000);
    speaker.play(TEXT);
    speaker.clock.advance(1);
    expect(speaker.events.at(-1)).toEqual({ type: 'failed', fault: 'voice' });
  });

  it('says so when there are no voices, or when the browser cannot speak', () => {
    const speaker = openSpeaker();
    speaker.synthesis.voices = [];
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.events.at(-1)).toEqual({ type: 'failed', fault: 'voice' });
    expect(speaker.reports()).toEqual(['seeked', 'waiting', 'failed']);

    const { clock } = speaker;
    const mute = createSpeechEngine({
      synthesis: null,
      makeUtterance: () => expect.unreachable(),
      voices: createSpeechVoices(null, new FakeStorage()),
      now: clock.now,
      schedule: clock.schedule,
    });
    const events: unknown[] = [];
    mute.subscribe((event) => events.push(event));
    mute.load(media(TEXT), 0, 1);
    mute.play();
    clock.advance(1000);
    expect(events).toEqual([{ type: 'failed', fault: 'voice' }]);
  });

  it('says so when there is nothing to speak', () => {
    const speaker = openSpeaker();
    speaker.engine.load(media(timeSpeech([], 'en')), 0, 1);
    speaker.clock.advance(0);
    expect(speaker.events).toEqual([{ type: 'failed', fault: 'text' }]);
  });

  it.each([
    ['synthesis-failed', 'voice'],
    ['voice-unavailable', 'voice'],
    ['network', 'network'],
  ] as const)('an error %s stops with the fault %s, and trying again speaks on from there', (error, fault) => {
    let isBroken = true;
    const speaker = openSpeaker({ errorOf: (text) => (isBroken && text === SENTENCES[1] ? error : null) });
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.events.at(-1)).toEqual({ type: 'failed', fault });
    isBroken = false;
    speaker.play(TEXT, speaker.positionSec());
    speaker.clock.advance(20_000);
    expect(speaker.reports().at(-1)).toBe('ended');
  });

  it('without a gesture is paused', () => {
    const speaker = openSpeaker({ errorOf: () => 'not-allowed' });
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'paused']);
  });

  it('is paused when the system takes the sound away', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.synthesis.cancel();
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'paused']);
    speaker.engine.play();
    speaker.clock.advance(20_000);
    expect(speaker.reports().at(-1)).toBe('ended');
  });

  it('speaks again when a cancel took the next utterance along', () => {
    let isLost = true;
    const speaker = openSpeaker({ errorOf: (text) => (isLost && text === SENTENCES[2] ? 'canceled' : null) });
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.seek(TEXT.durationSec - 0.5);
    speaker.clock.advance(150);
    isLost = false;
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'seeked', 'ended']);
  });

  it('goes on with the next sentence when one hangs', () => {
    const speaker = openSpeaker({ hangs: (text) => text === SENTENCES[0] });
    speaker.play(TEXT);
    speaker.clock.advance(7000);
    expect(speaker.said()).toEqual([SENTENCES[0]]);
    speaker.clock.advance(20_000);
    expect(speaker.said()).toEqual(SENTENCES);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended']);
    expect(speaker.synthesis.mostAtOnce).toBe(1);
  });

  it('goes on with the next sentence when a voice from the network is cut', () => {
    const speaker = openSpeaker({ cutMs: 3000, hasBoundaries: false });
    speaker.synthesis.voices = [makeVoice('Cloud', 'en-US', { localService: false })];
    speaker.play(LONG);
    speaker.clock.advance(120_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended']);
  });

  it('tries again when nothing begins, and gives up in the end', () => {
    const speaker = openSpeaker({ startMs: () => null });
    speaker.play(TEXT);
    speaker.clock.advance(10_000);
    expect(speaker.said()).toEqual([SENTENCES[0], SENTENCES[0]]);
    speaker.clock.advance(20_000);
    expect(speaker.events.at(-1)).toEqual({ type: 'failed', fault: 'voice' });
    expect(speaker.synthesis.mostAtOnce).toBe(1);
  });

  it('does not race through a text that is never spoken', () => {
    const speaker = openSpeaker({ skips: () => true });
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'failed']);
  });

  it('skips a sentence that has nothing to say', () => {
    const speaker = openSpeaker({ skips: (text) => text === SENTENCES[1] });
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended']);
  });

  it('ends, with its place confirmed, when there is only that', () => {
    const speaker = openSpeaker({ skips: () => true, startMs: () => -1 });
    speaker.play(timeSpeech([{ title: null, sentences: ['—'] }], 'en'));
    speaker.clock.advance(1000);
    expect(speaker.reports()).toEqual(['seeked', 'ended']);
  });

  it('counts what did not begin anew after a pause', () => {
    const speaker = openSpeaker({ startMs: () => null });
    speaker.play(TEXT);
    for (let i = 0; i < 5; i++) {
      speaker.clock.advance(9000);
      speaker.engine.pause();
      speaker.engine.play();
    }
    expect(speaker.reports()).not.toContain('failed');
  });

  it('reports nothing of what was replaced or let go', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.play(LONG);
    speaker.clock.advance(10);
    speaker.events.length = 0;
    speaker.clock.advance(500);
    expect(speaker.reports()).toEqual(['playing']);
    speaker.engine.unload();
    speaker.events.length = 0;
    speaker.clock.advance(60_000);
    speaker.engine.play();
    speaker.engine.seek(3);
    speaker.engine.destroy();
    speaker.clock.advance(60_000);
    expect(speaker.events).toEqual([]);
    expect(speaker.synthesis.sounding).toBeNull();
  });
});
