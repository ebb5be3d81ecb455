import { describe, expect, it, vi } from 'vitest';
import { VOICE_KEY } from '../keeping/player-keys.ts';
import { makeSafeStorage } from '../keeping/player-storage.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { FakeClock, FakeSynthesis, makeVoice } from './speech-fakes.ts';
import { createSpeechVoices } from './speech-voices.ts';

const VOICES = [
  makeVoice('Anton', 'de-DE', { default: true }),
  makeVoice('Bella', 'en-GB'),
  makeVoice('Carl', 'en_US', { localService: false }),
  makeVoice('Dora', 'en-US'),
  makeVoice('Emma', 'en-GB', { default: true }),
  makeVoice('Fiona', 'fr-FR'),
];

function open(voices = VOICES, languages: string[] = [], storage = new FakeStorage()) {
  const clock = new FakeClock();
  const synthesis = new FakeSynthesis(clock);
  synthesis.voices = voices;
  return { synthesis, storage, clock, voices: createSpeechVoices(synthesis, storage, languages, clock.now) };
}

describe('the voice', () => {
  it.each([
    ['en-GB', 'Emma'],
    ['en-US', 'Dora'],
    ['EN-us', 'Dora'],
    ['en-AU', 'Emma'],
    ['fr', 'Fiona'],
    ['de-CH', 'Anton'],
    ['is-IS', 'Anton'],
    ['not a language', 'Anton'],
    ['', 'Anton'],
  ])('for %s is %s', (language, name) => {
    expect(open().voices.find(language)?.name).toBe(name);
  });

  it('for a text without a region follows the learner, or the usual region of the language', () => {
    expect(open().voices.find('en')?.name).toBe('Dora');
    expect(open(VOICES, ['de-AT', 'en-GB', 'en-US']).voices.find('en')?.name).toBe('Emma');
  });

  it('is found in the tags of Android', () => {
    expect(open([makeVoice('Anton', 'de_DE'), makeVoice('Uma', 'eng-USA')]).voices.find('en')?.name).toBe('Uma');
  });

  it('is none while there are no voices, and is found when they come', () => {
    const { synthesis, voices } = open([]);
    const heard = vi.fn();
    voices.subscribe(heard);
    expect(voices.find('en')).toBeNull();
    synthesis.addVoices(makeVoice('Dora', 'en-US'));
    expect(heard).toHaveBeenCalledOnce();
    expect(voices.find('en')?.name).toBe('Dora');
    expect(createSpeechVoices(null, new FakeStorage()).find('en')).toBeNull();
  });

  it('is found too when the browser does not say that voices came', () => {
    const { synthesis, voices } = open([]);
    expect(voices.find('en')).toBeNull();
    synthesis.voices = VOICES;
    expect(voices.find('en')?.name).toBe('Dora');
  });
});

describe('a list without voices', () => {
  it('is not waited for longer because the clock was set back', () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(100_000);
    const voices = createSpeechVoices(new FakeSynthesis(new FakeClock()), new FakeStorage());
    voices.ask();
    clock.mockReturnValue(0);
    expect(voices.patienceMs()).toBeLessThanOrEqual(10_000);
    clock.mockRestore();
  });

  it('is waited for from when it was first asked for, once', () => {
    const { clock, voices } = open([]);
    clock.advance(5000);
    voices.ask();
    expect(voices.patienceMs()).toBe(10_000);
    clock.advance(4000);
    voices.ask();
    expect(voices.patienceMs()).toBe(6000);
    clock.advance(60_000);
    expect(voices.patienceMs()).toBe(0);
  });

  it('is final a second after the browser has said that it is all there is', () => {
    const { synthesis, clock, voices } = open([]);
    voices.ask();
    synthesis.addVoices();
    expect(voices.patienceMs()).toBe(1000);
    clock.advance(1000);
    expect(voices.patienceMs()).toBe(0);
  });
});

describe('the choice', () => {
  it('is kept by language, in this browser', () => {
    const { voices, storage } = open();
    const before = voices.version();
    voices.choose('en-GB', 'Carl');
    voices.choose('de', 'gone');
    expect(voices.version()).toBeGreaterThan(before);
    const again = open(VOICES, [], storage).voices;
    expect([again.find('en-US')?.name, again.find('en')?.name, again.find('fr')?.name]).toEqual(['Carl', 'Carl', 'Fiona']);
    expect(again.find('de')?.name).toBe('Anton');
  });

  it.each(['{', '[]', 'null', '"Carl"', '{"en":7}'])('is none when the memory is damaged: %s', (stored) => {
    const { voices, storage } = open();
    storage.setItem(VOICE_KEY, stored);
    expect(voices.find('en-US')?.name).toBe('Dora');
    voices.choose('en-US', 'Carl');
    expect(voices.find('en-US')?.name).toBe('Carl');
  });

  it('lives as long as the page where storage is blocked', () => {
    const synthesis = new FakeSynthesis(new FakeClock());
    synthesis.voices = VOICES;
    const blocked = makeSafeStorage(() => {
      throw new Error('blocked');
    });
    const voices = createSpeechVoices(synthesis, blocked);
    voices.choose('en', 'Bella');
    expect(voices.find('en')?.name).toBe('Bella');
  });

  it('offers the voices of the language, the nearest first, and says which send the text away', () => {
    expect(
      open()
        .voices.list('en-US')
        .map(({ label }) => label),
    ).toEqual(['Carl, online', 'Dora', 'Bella', 'Emma']);
    expect(open().voices.list('is')).toEqual([]);
  });

  it('leaves out the hundred colourings of each voice of eSpeak', () => {
    const all = ['English (America)', 'English (America)+Adam', 'English (America)+Zoe'].map((name) =>
      makeVoice(`${name} espeak-ng`, 'en-US'),
    );
    expect(
      open(all)
        .voices.list('en')
        .map(({ label }) => label),
    ).toEqual(['English (America) espeak-ng']);
  });
});
