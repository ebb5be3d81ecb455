import { describe, expect, it } from 'vitest';
import { findSpokenSecond } from './spoken-second.ts';

const cues = [
  { startSec: 0, endSec: 0, text: 'One.' },
  { startSec: 1, endSec: 1, text: 'Begin small, and begin today.' },
  { startSec: 5, endSec: 5, text: 'Ask.' },
  { startSec: 6, endSec: 6, text: '“Then wait,” she said.' },
  { startSec: 90, endSec: 90, text: 'Begin small, and begin today.' },
];
const second = (words: string, fraction = 0): number => findSpokenSecond({ cues, durationSec: 100 }, { text: words, href: 'a', fraction });

describe('the second at which marked words are read aloud', () => {
  it('is the beginning of their sentence, whatever marks and spaces stand between', () => {
    expect(second('begin  today')).toBe(1);
    expect(second('Then wait, she said')).toBe(6);
  });

  it('is that of the first sentence, where several are marked', () => {
    expect(second('Ask. “Then wait,” she said. And she waited for the whole of a year.')).toBe(5);
  });

  it('is the one nearest to the place, when it is said twice', () => {
    expect([second('Begin small', 0.1), second('Begin small', 0.8)]).toEqual([1, 90]);
  });

  it('is looked for in the document where the words stand', () => {
    const documents = [
      { href: 'a', startSec: 0 },
      { href: 'b', startSec: 90 },
    ];
    expect(findSpokenSecond({ cues, durationSec: 100, documents }, { text: 'Begin small', href: 'b', fraction: 0 })).toBe(90);
  });

  it('is that of the sentence whose last words stand first on a page', () => {
    expect(second('today. Ask. “Then wait,” she said.')).toBe(1);
  });

  it('is about as far as the place, where nobody says it', () => {
    expect(second('A picture of a hill', 0.42)).toBe(42);
    expect(second('…', 0.42)).toBe(42);
  });
});
