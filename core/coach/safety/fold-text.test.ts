import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { readSafety } from './read-safety.ts';

it.each([
  ['I DON’T know', 'i dont know'],
  ["don't", 'dont'],
  ['it`s, well; fine…', 'its well; fine '],
  ['one\ntwo\t  three', 'one two three'],
  ['one\n\nTwo', 'one. two'],
  ['one\n\ntwo', 'one two'],
  ['<b>one</b> two', 'one two'],
  ['w o r d  o n e', 'word one'],
  ['plan A I made', 'plan a i made'],
  ['wоrd', 'word'],
  ['wait... what', 'wait what'],
  ['Élan — ﬁne - so', 'elan fine so'],
  ['soooo gooood', 'soo good'],
  ['k1ll, 10 k!ll @home', 'kill 10 kill home'],
  ['self-harm, self‑harm “so”', 'self harm self harm "so"'],
  ['ki\u00adll\u200b me', 'kill me'],
])('%j is read as %j', (source, folded) => expect(foldText(source).text).toBe(folded));

it('what was found is found again in the text as it was written', () => {
  const source = '🪨 𠮷𠮷 “I  WOULDN’T” ﬁx it...';
  const { text, placeOf } = foldText(source);
  const placeIn = (found: string) => {
    const { start, end } = placeOf(text.indexOf(found), text.indexOf(found) + found.length);
    return source.slice(start, end);
  };
  expect(placeIn('i wouldnt')).toBe('I  WOULDN’T');
  expect(placeIn('fix it')).toBe('ﬁx it');
});

it('is at most four times as long as what was written, whatever its letters unfold to', () => {
  expect(foldText('\ufdfa'.repeat(10_000)).text.length).toBeLessThanOrEqual(40_000);
  expect(readSafety(`${'\ufdfa'.repeat(50)} I want to kill myself`).tier).toBe('explicit');
});
