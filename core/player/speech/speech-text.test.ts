import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHARACTERS_PER_SEC,
  cueIndexAt,
  estimateSpeechSec,
  SENTENCE_PAUSE_SEC,
  spokenLength,
  timeSpeech,
  type SpeechPart,
} from './speech-text.ts';
import { SpeechText } from './speech-schema.ts';

const PARTS: SpeechPart[] = [
  { title: null, sentences: ['Before.'] },
  { title: 'One', sentences: ['One', 'A sentence.', '  ', 'And another one.'] },
  { title: 'Empty', sentences: ['', ' '] },
  { title: 'Two', sentences: ['Two'] },
];

const part = fc.record({
  title: fc.option(fc.string({ maxLength: 20 }), { nil: null }),
  sentences: fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 30 }),
});
const parts = fc.array(part, { maxLength: 12 });

describe('timeSpeech', () => {
  it('gives every sentence its time and every part with words a chapter', () => {
    expect(timeSpeech(PARTS, 'en')).toEqual({
      language: 'en',
      durationSec: 4.509,
      cues: [
        { startSec: 0, endSec: 0.833, text: 'Before.' },
        { startSec: 0.833, endSec: 1.39, text: 'One' },
        { startSec: 1.39, endSec: 2.499, text: 'A sentence.' },
        { startSec: 2.499, endSec: 3.952, text: 'And another one.' },
        { startSec: 3.952, endSec: 4.509, text: 'Two' },
      ],
      chapters: [
        { title: 'One', startSec: 0.833 },
        { title: 'Two', startSec: 3.952 },
      ],
    });
  });

  it('of nothing is nothing', () => {
    for (const nothing of [[], [{ title: 'A', sentences: [] }], [{ title: null, sentences: [' '] }]])
      expect(timeSpeech(nothing, 'de')).toEqual({ language: 'de', durationSec: 0, cues: [], chapters: [] });
  });

  it('speaks about 160 words a minute', () => {
    // 5.1 characters a word with its space, 14 words a sentence: what plain English has.
    const sentence = `${'word '.repeat(13)}worded.`;
    const { durationSec } = timeSpeech([{ title: null, sentences: Array.from({ length: 100 }, () => sentence) }], 'en');
    expect((14 * 100 * 60) / durationSec).toBeCloseTo(160, -1);
  });

  it('covers the line without gap or overlap, whatever is spoken', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const speech = timeSpeech(given, 'en');
        expect(SpeechText.parse(speech)).toEqual(speech);
        let atSec = 0;
        for (const cue of speech.cues) {
          expect(cue.startSec).toBe(atSec);
          expect(cue.endSec).toBeGreaterThan(cue.startSec);
          // A rounding may go either way, but is not carried on.
          expect(cue.endSec - cue.startSec).toBeCloseTo(spokenLength(cue.text) / CHARACTERS_PER_SEC + SENTENCE_PAUSE_SEC, 2);
          expect(cue.text).toBe(cue.text.trim());
          expect(cue.text).not.toBe('');
          atSec = cue.endSec;
        }
        expect(speech.durationSec).toBe(atSec);
      }),
    );
  });

  it('keeps every sentence in order and starts chapters where a cue starts', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const { cues, chapters } = timeSpeech(given, 'en');
        expect(cues.map((cue) => cue.text)).toEqual(given.flatMap((p) => p.sentences.map((s) => s.trim())).filter((s) => s !== ''));
        const starts = new Set(cues.map((cue) => cue.startSec));
        for (const chapter of chapters) expect(starts.has(chapter.startSec)).toBe(true);
        for (const [i, chapter] of chapters.entries()) expect(chapter.startSec).toBeGreaterThan(chapters[i - 1]?.startSec ?? -1);
      }),
    );
  });
});

describe('spokenLength', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['你好', 6],
    ['これはペンです', 21],
    ['a 你', 5],
  ])('of %j is %d', (text, length) => expect(spokenLength(text)).toBe(length));
});

describe('estimateSpeechSec', () => {
  it('is longer than reading in silence', () => expect([0, 60, 3600].map(estimateSpeechSec)).toEqual([0, 86, 5175]));
});

describe('cueIndexAt', () => {
  const { cues, durationSec } = timeSpeech(PARTS, 'en');
  it.each([
    [-5, 0],
    [0, 0],
    [0.832, 0],
    [0.833, 1],
    [2.5, 3],
    [durationSec, 4],
    [1e9, 4],
    [Number.NaN, 0],
  ])('at %d s is %d', (sec, index) => expect(cueIndexAt(cues, sec)).toBe(index));
  it('of no cues is -1', () => expect(cueIndexAt([], 3)).toBe(-1));

  it('is the last cue that has begun', () => {
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 400, noNaN: true }), (given, sec) => {
        const speech = timeSpeech(given, 'en');
        const index = cueIndexAt(speech.cues, sec);
        expect(index).toBe(speech.cues.findLastIndex((cue) => cue.startSec <= sec));
      }),
    );
  });
});
