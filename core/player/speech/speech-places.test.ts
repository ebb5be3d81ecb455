import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceEnd, pieceLimit, placeAt, secOf, wordStart } from './speech-places.ts';
import { timeSpeech } from './speech-text.ts';

describe('pieces of a sentence', () => {
  const split = (sentence: string, limit: number): string[] => {
    const parts: string[] = [];
    for (let from = 0; from < sentence.length;) {
      const end = pieceEnd(sentence, from, limit);
      parts.push(sentence.slice(from, end));
      from = end;
    }
    return parts;
  };

  it('end at a comma, or else between words, or else anywhere', () => {
    expect(split('Short enough.', 20)).toEqual(['Short enough.']);
    expect(split('When it rains, we walk to the river.', 20)).toEqual(['When it rains, ', 'we walk to the ', 'river.']);
    expect(split('a, and then on without end', 20)).toEqual(['a, and then on ', 'without end']);
    expect(split('水'.repeat(25), 10)).toEqual(['水'.repeat(10), '水'.repeat(10), '水'.repeat(5)]);
    expect(split('👣'.repeat(4), 3)).toEqual(['👣👣', '👣👣']);
  });

  it('are the whole sentence, in whatever text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (sentence, limit) => {
        const parts = split(sentence, limit);
        expect(parts.join('')).toBe(sentence);
        expect(parts.every((part) => part.length > 0 && part.length <= limit + 1)).toBe(true);
      }),
    );
  });

  it('are whole sentences for voices of the device', () => {
    expect(pieceLimit(1, false)).toBe(Infinity);
    expect(pieceLimit(0.5, true)).toBeLessThan(pieceLimit(2, true));
  });
});

describe('places', () => {
  const text = timeSpeech([{ title: null, sentences: ['One two three.', 'long word '.repeat(20), 'End.'] }], 'en');

  it('begin at a word of the sentence of that time', () => {
    expect(wordStart('one two', 5)).toBe(4);
    expect(wordStart('one two', 4)).toBe(4);
    expect(wordStart('one two', 99)).toBe(4);
    expect(wordStart('', 3)).toBe(0);
    expect(placeAt({ ...text, cues: [] }, 5)).toEqual({ cueIndex: 0, char: 0 });
  });

  it('are near the time: at most five seconds and a word before it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: text.durationSec, noNaN: true }), (sec) => {
        const placeSec = secOf(text, placeAt(text, sec));
        expect(placeSec).toBeLessThanOrEqual(sec + 1e-9);
        expect(placeSec).toBeGreaterThan(sec - 6);
      }),
    );
  });

  it('of the end is the end', () => {
    expect(secOf(text, { cueIndex: 3, char: 0 })).toBe(text.durationSec);
  });
});
