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

  it('end at the last comma that leaves enough, and go on behind its space', () => {
    expect(split('one, two, three four five', 12)).toEqual(['one, two, ', 'three four ', 'five']);
    expect(split('one; two: three', 11)).toEqual(['one; two: ', 'three']);
    expect(split('one, twothree', 12)).toEqual(['one, ', 'twothree']);
    expect(split('o, twothree fo', 12)).toEqual(['o, twothree ', 'fo']);
    expect(split('exactly ten', 11)).toEqual(['exactly ten']);
  });

  it('are whole sentences for voices of the device', () => {
    expect(pieceLimit(1, false)).toBe(Infinity);
    expect([0.5, 1, 2].map((rate) => pieceLimit(rate, true))).toEqual([79, 159, 319]);
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

  it('begin with the sentence, unless that is more than five seconds of speech ago', () => {
    const [, long] = text.cues;
    const startSec = long?.startSec ?? Number.NaN;
    expect(placeAt(text, startSec + 4)).toEqual({ cueIndex: 1, char: 0 });
    expect(placeAt(text, startSec + 8)).toEqual({ cueIndex: 1, char: 110 });
  });

  it('after a step forward within a sentence are never back at its beginning', () => {
    const startSec = text.cues[1]?.startSec ?? Number.NaN;
    const step = (fromSec: number) => placeAt(text, startSec + 4, startSec + fromSec).char;
    expect([-0.1, 0, 3.9, 4, 9].map(step)).toEqual([0, 55, 55, 0, 0]);
  });

  it('lie on the line by their share of the sentence', () => {
    const line = {
      ...text,
      durationSec: 30,
      cues: [
        { startSec: 10, endSec: 20, text: 'abcd' },
        { startSec: 20, endSec: 22, text: '' },
      ],
    };
    expect([0, 1, 4, 9].map((char) => secOf(line, { cueIndex: 0, char }))).toEqual([10, 12.5, 20, 20]);
    expect(secOf(line, { cueIndex: 1, char: 3 })).toBe(20);
  });

  it('of the end is the end', () => {
    expect(secOf(text, { cueIndex: 3, char: 0 })).toBe(text.durationSec);
  });
});
