import { describe, expect, it } from 'vitest';
import { cutPiece, hearPiece, placeBehind, resumePlace, showPiece, stuckAfterMs, wordsOf, type SpeechVoice } from './speech-piece.ts';
import type { SpeechText } from './speech-schema.ts';

/** Two sentences on a line on which a second is ten characters. */
const LONG = 'aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq rrrr ssss tttt';
const TEXT: SpeechText = {
  language: 'en',
  durationSec: 12,
  cues: [
    { startSec: 0, endSec: LONG.length / 10, text: LONG },
    { startSec: 10, endSec: 12, text: 'The end is near now.' },
  ],
  chapters: [],
};
const ADA: SpeechVoice = { voiceURI: 'Ada', localService: true };

const cut = (cueIndex: number, char: number, rate = 1) => cutPiece(TEXT, { cueIndex, char }, ADA, { id: 7, rate });

describe('a piece', () => {
  it('is a sentence from a place on, in the words that are said', () => {
    expect(cut(1, 4)).toEqual({
      id: 7,
      voiceURI: 'Ada',
      rate: 1,
      place: { cueIndex: 1, char: 4 },
      toChar: 20,
      heard: null,
      shownSec: 10.4,
    });
    expect(wordsOf(TEXT, cut(1, 4))).toBe('end is near now.');
  });

  it('behind the last sentence has no words', () => {
    expect(wordsOf(TEXT, cut(2, 0))).toBe('');
  });

  it('of a voice from the network is at most eleven seconds long, at any speed', () => {
    const words = (rate: number) => {
      const text = { ...TEXT, cues: [{ startSec: 0, endSec: 40, text: `${LONG} `.repeat(4) }] };
      return wordsOf(text, cutPiece(text, { cueIndex: 0, char: 0 }, { ...ADA, localService: false }, { id: 1, rate })).length;
    };
    expect([words(0.5), words(1), words(2)]).toEqual([80, 160, 320]);
  });

  it('is followed by the rest of its sentence, or by the next one', () => {
    expect(placeBehind(TEXT, cut(0, 0))).toEqual({ cueIndex: 1, char: 0 });
    expect(placeBehind(TEXT, { ...cut(0, 0), toChar: 30 })).toEqual({ cueIndex: 0, char: 30 });
  });
});

describe('the clock of a piece', () => {
  const heard = hearPiece(TEXT, cut(0, 0), 20, 1000);

  it('stands until the voice has begun', () => {
    expect(showPiece(TEXT, cut(0, 10), 99_000).shownSec).toBe(1);
  });

  it('begins at the word that is heard, and runs on from it as fast as the voice', () => {
    expect(heard.heard).toEqual({ char: 20, atMs: 1000 });
    expect([1000, 2500].map((nowMs) => showPiece(TEXT, heard, nowMs).shownSec)).toEqual([2, 3.5]);
    expect(showPiece(TEXT, { ...heard, rate: 2 }, 2500).shownSec).toBe(5);
  });

  it('shows where it was before the next word is heard', () => {
    expect(hearPiece(TEXT, heard, 25, 2500).shownSec).toBe(3.5);
  });

  it('never goes back, nor beyond the sentence', () => {
    const ahead = { ...heard, shownSec: 6 };
    expect(showPiece(TEXT, ahead, 2500).shownSec).toBe(6);
    expect(showPiece(TEXT, heard, 60_000).shownSec).toBeCloseTo(9.89);
  });

  it('waits for the rest two and a half times as long as it takes, and five seconds', () => {
    expect(stuckAfterMs(TEXT, heard)).toBeCloseTo(7900 * 2.5 + 5000);
    expect(stuckAfterMs(TEXT, cut(0, 9))).toBeCloseTo(9000 * 2.5 + 5000);
    expect(stuckAfterMs(TEXT, cut(0, 9, 2))).toBeCloseTo(4500 * 2.5 + 5000);
  });
});

describe('a piece that is stopped', () => {
  it('is said again from where it began when nothing of it was heard', () => {
    expect(resumePlace(TEXT, cut(0, 30))).toEqual({ cueIndex: 0, char: 30 });
  });

  it('is said again from the beginning of the sentence, or from the word when that is more than five seconds in', () => {
    const stopped = (char: number) => resumePlace(TEXT, hearPiece(TEXT, cut(0, 0), char, 0));
    expect(stopped(49)).toEqual({ cueIndex: 0, char: 0 });
    expect(stopped(57)).toEqual({ cueIndex: 0, char: 55 });
  });
});
