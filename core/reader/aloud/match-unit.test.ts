import { describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { findHeard, isBeforeHeard, matchUnit } from './match-unit.ts';

const speech = timeSpeech(
  [
    { title: 'Begin', sentences: ['Begin', 'Put the shoes beside the door.', 'Then wait for the morning.'] },
    { title: 'Go on', sentences: ['Go on', 'Put the shoes beside the door.', 'Tie them.', 'Walk to the corner and back.'] },
  ],
  'en',
);
const unit = (title: string, ...texts: string[]) => ({ title, cues: texts.map((text, i) => ({ startSec: i * 10, text })) });
const heard = unit(
  '02 Go on',
  'Go on.',
  'Put the shoes beside the door,',
  'and tie them.',
  'Something else about laces.',
  'Walk to the corner and back.',
);

describe('a file of a recording', () => {
  it('is matched with the chapter that has its name', () => {
    expect(matchUnit(heard, speech)[1]).toEqual({ sentence: 4, isExact: true });
  });

  it('is matched with the whole book where no chapter has its name', () => {
    expect(matchUnit(unit('Side two', 'Then wait for the morning.'), speech)).toEqual([{ sentence: 2, isExact: true }]);
  });

  it('says when a sentence is heard, or about when', () => {
    const found = [
      { sentence: 3, isExact: true },
      { sentence: 4, isExact: true },
      { sentence: 5, isExact: false },
      null,
      { sentence: 6, isExact: true },
    ];
    expect([3, 4, 6].map((sentence) => findHeard(heard, found, sentence))).toEqual([
      { sec: 0, isExact: true },
      { sec: 10, isExact: true },
      { sec: 40, isExact: true },
    ]);
    expect(findHeard(heard, found, 5)).toEqual({ sec: 20, isExact: false });
  });

  it('knows nothing of sentences before its beginning and behind its end', () => {
    const found = matchUnit(heard, speech);
    expect([findHeard(heard, found, 1), findHeard(heard, found, 7)]).toEqual([null, null]);
  });

  it('knows what comes before all of it', () => {
    const found = matchUnit(heard, speech);
    expect([2, 3, 7].map((sentence) => isBeforeHeard(found, sentence))).toEqual([true, false, false]);
    expect(isBeforeHeard([null], 2)).toBe(false);
  });
});
