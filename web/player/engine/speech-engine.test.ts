import { describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { makeVoice, openSpeaker } from './speech-fakes.ts';

const SENTENCES = ['The river is calm.', 'A stone lies in it.', 'It has been there for long.'];
const TEXT = timeSpeech([{ title: null, sentences: SENTENCES }], 'en-US');
const WORDS = Array.from({ length: 30 }, (_, i) => `word${i}`).join(' ');
const LONG = timeSpeech([{ title: null, sentences: [WORDS, 'The end.'] }], 'en-US');

const startOf = (text: SpeechText, cueIndex: number): number => text.cues[cueIndex]?.startSec ?? Number.NaN;
const media = (text: SpeechText) => ({ type: 'speech', text }) as const;

describe('speaking', () => {
  it('says one sentence after the other, and ends', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    expect(speaker.events).toEqual([]);
    speaker.clock.advance(20_000);
    expect(speaker.said()).toEqual(SENTENCES);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended']);
    expect(speaker.synthesis.mostAtOnce).toBe(1);
  });

  it('tells the length, what is there and the place before any time', () => {
    const speaker = openSpeaker();
    speaker.engine.load(media(TEXT), 2, 1.5);
    speaker.clock.advance(0);
    expect(speaker.events).toEqual([
      { type: 'rate', rate: 1.5 },
      { type: 'duration', durationSec: TEXT.durationSec },
      { type: 'buffered', bufferedSec: TEXT.durationSec },
      { type: 'seeked', positionSec: 2, isPlayWanted: false },
    ]);
    speaker.clock.advance(60_000);
    expect(speaker.said()).toEqual([]);
  });

  it('confirms the place first, also when the voice is faster', () => {
    // Timers of hidden pages are late.
    const speaker = openSpeaker({ startMs: () => -1 });
    speaker.play(TEXT);
    speaker.clock.advance(0);
    expect(speaker.reports()).toEqual(['seeked', 'playing']);
    expect(speaker.events.findIndex(({ type }) => type === 'time')).toBeGreaterThan(
      speaker.events.findIndex(({ type }) => type === 'seeked'),
    );
  });

  it.each([true, false])('keeps the time four times a second, with word boundaries: %s', (hasBoundaries) => {
    const speaker = openSpeaker({ hasBoundaries });
    speaker.play(TEXT);
    speaker.clock.advance(80);
    const before = speaker.events.filter(({ type }) => type === 'time').length;
    speaker.clock.advance(1000);
    expect(speaker.events.filter(({ type }) => type === 'time').length - before).toBe(4);
    expect(speaker.positionSec()).toBeGreaterThan(0.8);
    expect(speaker.positionSec()).toBeLessThan(1.4);
  });

  it.each([0.5, 2])('stays within the sentence that is heard, with a voice of speed %s', (speed) => {
    const speaker = openSpeaker({ speed });
    speaker.engine.subscribe((event) => {
      const { sounding } = speaker.synthesis;
      if (event.type !== 'time' || !sounding) return;
      const cue = TEXT.cues.find(({ text }) => text === sounding.text);
      expect(event.positionSec).toBeGreaterThanOrEqual(cue?.startSec ?? Number.NaN);
      expect(event.positionSec).toBeLessThan(cue?.endSec ?? Number.NaN);
    });
    speaker.play(TEXT);
    speaker.clock.advance(60_000);
    expect(speaker.reports().at(-1)).toBe('ended');
    expect.hasAssertions();
  });

  it('begins again after the end', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    speaker.engine.play();
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended', 'seeked', 'playing', 'ended']);
    expect(speaker.said()).toEqual([...SENTENCES, ...SENTENCES]);
  });

  it('silences what spoke before a reload, once', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.engine.load(media(TEXT), 0, 1);
    speaker.engine.unload();
    speaker.engine.load(media(TEXT), 0, 1);
    expect(speaker.synthesis.cancels).toBe(2);
  });

  it('speaks a long sentence to a voice from the network in parts', () => {
    const speaker = openSpeaker({ cutMs: 14_000 });
    speaker.synthesis.voices = [makeVoice('Cloud', 'en-US', { localService: false })];
    speaker.play(LONG);
    speaker.clock.advance(18_000);
    const parts = speaker.said();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 160)).toBe(true);
    speaker.clock.advance(10_000);
    expect(speaker.said().join('')).toBe(`${WORDS}The end.`);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'ended']);
  });
});

describe('pausing', () => {
  it('says the sentence again from its beginning', () => {
    const speaker = openSpeaker({ isPauseCancel: true });
    speaker.play(TEXT);
    speaker.clock.advance(2500);
    speaker.engine.pause();
    const pausedSec = speaker.positionSec();
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'paused']);
    speaker.clock.advance(60_000);
    expect(speaker.positionSec()).toBe(pausedSec);
    speaker.engine.play();
    expect(speaker.said()).toEqual(['The river is calm.', 'A stone lies in it.', 'A stone lies in it.']);
    speaker.clock.advance(100);
    expect(speaker.positionSec()).toBeCloseTo(startOf(TEXT, 1), 1);
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'paused', 'playing', 'ended']);
  });

  it('far into a sentence goes on at the last word that was heard', () => {
    const speaker = openSpeaker();
    speaker.play(LONG);
    speaker.clock.advance(9000);
    speaker.engine.pause();
    speaker.engine.play();
    speaker.clock.advance(100);
    expect(speaker.said()[1]).toMatch(/^word19 word20/);
    const rest = speaker.said()[1] ?? '';
    expect(WORDS.endsWith(rest)).toBe(true);
  });

  it('without word boundaries does not guess what was heard', () => {
    const speaker = openSpeaker({ hasBoundaries: false });
    speaker.play(LONG);
    speaker.clock.advance(9000);
    speaker.engine.pause();
    speaker.engine.play();
    speaker.clock.advance(100);
    expect(speaker.said()).toEqual([WORDS, WORDS]);
  });

  it.each(['error', 'end'] as const)('ignores what the old utterance says late: %s', (cancelEvent) => {
    const speaker = openSpeaker({ cancelEvent, lateMs: () => 400 });
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.pause();
    speaker.engine.play();
    speaker.clock.advance(500);
    expect(speaker.said()).toEqual(['The river is calm.', 'The river is calm.']);
    speaker.clock.advance(20_000);
    expect(speaker.said().slice(1)).toEqual(SENTENCES);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'paused', 'playing', 'ended']);
  });

  it('before the voice has begun leaves nothing to be heard', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.engine.pause();
    speaker.clock.advance(20_000);
    expect(speaker.reports()).toEqual(['paused', 'seeked']);
    expect(speaker.events).toContainEqual({ type: 'seeked', positionSec: 0, isPlayWanted: false });
    speaker.engine.pause();
    expect(speaker.reports()).toHaveLength(2);
  });

  it('from within a report is kept', () => {
    const speaker = openSpeaker();
    speaker.engine.subscribe(({ type }) => type === 'time' && speaker.engine.pause());
    speaker.play(TEXT);
    speaker.clock.advance(20_000);
    expect(speaker.said()).toEqual(['The river is calm.']);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'paused']);
  });
});

describe('seeking', () => {
  it('goes to the sentence of that time, and speaks on', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.seek(startOf(TEXT, 2) + 0.7);
    expect(speaker.events.at(-1)).toEqual({ type: 'seeked', positionSec: startOf(TEXT, 2), isPlayWanted: true });
    speaker.clock.advance(20_000);
    expect(speaker.said()).toEqual([SENTENCES[0], SENTENCES[2]]);
    expect(speaker.reports()).toEqual(['seeked', 'playing', 'seeked', 'ended']);
  });

  it('while paused only moves', () => {
    const speaker = openSpeaker();
    speaker.engine.load(media(TEXT), 0, 1);
    speaker.clock.advance(0);
    speaker.engine.seek(2.5);
    speaker.clock.advance(5000);
    expect(speaker.events.at(-1)).toEqual({ type: 'seeked', positionSec: 2.5, isPlayWanted: false });
    expect(speaker.said()).toEqual([]);
    speaker.engine.play();
    expect(speaker.said()).toEqual([SENTENCES[1]]);
  });

  it('within a long sentence begins at a word, and forward never leads back', () => {
    const speaker = openSpeaker();
    speaker.play(LONG);
    speaker.clock.advance(1000);
    const fromSec = speaker.positionSec();
    speaker.engine.seek(fromSec + 3);
    expect(speaker.positionSec()).toBeGreaterThan(fromSec + 2);
    speaker.clock.advance(70);
    speaker.engine.setRate(1.1);
    speaker.clock.advance(200);
    expect(speaker.positionSec()).toBeGreaterThan(fromSec + 2);
    speaker.engine.seek(9);
    speaker.clock.advance(100);
    expect(
      speaker
        .said()
        .slice(1)
        .every((part) => part.startsWith('word') && WORDS.endsWith(part)),
    ).toBe(true);
    speaker.engine.seek(2);
    expect(speaker.positionSec()).toBe(0);
  });

  it('to the end ends, and paused there begins again', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.seek(TEXT.durationSec);
    expect(speaker.reports().slice(-2)).toEqual(['seeked', 'ended']);
    speaker.engine.load(media(TEXT), 999, 1);
    speaker.clock.advance(100);
    expect(speaker.positionSec()).toBe(TEXT.durationSec);
    speaker.engine.play();
    speaker.clock.advance(100);
    expect(speaker.positionSec()).toBeLessThan(1);
  });

  it('several times at once speaks only the last place', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    for (const cueIndex of [1, 2, 0, 2]) speaker.engine.seek(startOf(TEXT, cueIndex));
    speaker.clock.advance(500);
    expect(speaker.said()).toEqual([SENTENCES[0], SENTENCES[2]]);
  });

  it.each([-5, Number.NaN])('to %s goes to the beginning', (sec) => {
    const speaker = openSpeaker();
    speaker.play(TEXT, 3);
    speaker.clock.advance(100);
    speaker.engine.seek(sec);
    expect(speaker.positionSec()).toBe(0);
  });
});

describe('speed, loudness and voice', () => {
  it('a new speed is heard at once, with the sentence from its beginning', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.setRate(2);
    expect(speaker.events.at(-1)).toEqual({ type: 'rate', rate: 2 });
    speaker.engine.setRate(3);
    speaker.clock.advance(200);
    expect(speaker.synthesis.said.map(({ text, rate }) => [text, rate])).toEqual([
      [SENTENCES[0], 1],
      [SENTENCES[0], 3],
    ]);
    expect(speaker.reports()).toEqual(['seeked', 'playing']);
    speaker.clock.advance(250);
    expect(speaker.positionSec()).toBeGreaterThan(0.6);
  });

  it('a new volume counts from the next sentence on, muting at once', () => {
    const speaker = openSpeaker();
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.engine.setVolume(0.5);
    speaker.engine.setFade(0.5);
    expect(speaker.events.at(-1)).toEqual({ type: 'volume', volume: 0.5, isMuted: false });
    speaker.clock.advance(1200);
    speaker.engine.setMuted(true);
    speaker.engine.setMuted(true);
    expect(speaker.events.at(-1)).toEqual({ type: 'volume', volume: 0.5, isMuted: true });
    speaker.clock.advance(200);
    expect(speaker.synthesis.said.map(({ text, volume }) => [text, volume])).toEqual([
      [SENTENCES[0], 1],
      [SENTENCES[1], 0.25],
      [SENTENCES[1], 0],
    ]);
  });

  it('another voice says the sentence again', () => {
    const speaker = openSpeaker();
    speaker.synthesis.addVoices(makeVoice('Bella', 'en-GB'));
    speaker.play(TEXT);
    speaker.clock.advance(500);
    speaker.synthesis.addVoices(makeVoice('Anton', 'de-DE'));
    speaker.voices.choose('en', 'Bella');
    speaker.clock.advance(500);
    expect(speaker.synthesis.said.map(({ text, voice }) => [text, voice?.name])).toEqual([
      [SENTENCES[0], 'Ada'],
      [SENTENCES[0], 'Bella'],
    ]);
    speaker.engine.pause();
    speaker.voices.choose('en', 'Ada');
    speaker.clock.advance(500);
    expect(speaker.synthesis.said).toHaveLength(2);
  });
});
