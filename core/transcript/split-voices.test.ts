import { expect, test } from 'vitest';
import { splitVoices } from './split-voices.ts';

const plain = (text: string) => ({ speaker: undefined, text });

test('Joins what one voice says and tidies the space', () => {
  expect(splitVoices([plain('Hi '), plain('there'), plain('\n you ')], 1, 4)).toEqual([
    { startSec: 1, endSec: 4, text: 'Hi there you', speaker: undefined },
  ]);
});

test('Two voices in one cue share its time by length', () => {
  const cues = splitVoices([{ speaker: 'Ann', text: 'Yes.' }, plain('\n'), { speaker: 'Bob', text: 'Not at all.!' }], 10, 26);
  expect(cues).toEqual([
    { startSec: 10, endSec: 14, text: 'Yes.', speaker: 'Ann' },
    { startSec: 14, endSec: 26, text: 'Not at all.!', speaker: 'Bob' },
  ]);
});

test('Nothing said is no cue, and an end that is missing stays missing', () => {
  expect(splitVoices([plain(' \n ')], 1, 2)).toEqual([]);
  expect(splitVoices([], 1, 2)).toEqual([]);
  const [first, second] = splitVoices(
    [
      { speaker: 'Ann', text: 'a' },
      { speaker: 'Bob', text: 'b' },
    ],
    3,
    Infinity,
  );
  expect([first?.startSec, first?.endSec, second?.startSec, second?.endSec]).toEqual([3, 3, 3, Infinity]);
});
