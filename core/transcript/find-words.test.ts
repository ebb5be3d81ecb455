import { expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { findHits, foldText, indexParagraphs } from './find-words.ts';
import { layParagraphs } from './paragraphs.ts';

const cues = (...texts: string[]): Cue[] => texts.map((text, i) => ({ startSec: i * 3, endSec: i * 3 + 3, text }));

/** The marked letters of each hit. */
function marked(texts: string[], words: string): string[] {
  const all = cues(...texts);
  const paragraphs = layParagraphs(all);
  return findHits(indexParagraphs(paragraphs), words).map(({ parts }) =>
    parts.map(({ cue, start, end }) => all[cue]?.text.slice(start, end)).join('|'),
  );
}

test('Finds every place, whatever the case', () => {
  expect(marked(['The river, the RIVER', 'and a river.'], 'river')).toEqual(['river', 'RIVER', 'river']);
  expect(marked(['aaa'], 'aa')).toEqual(['aa']);
});

test('Accents do not count, on either side', () => {
  expect(marked(['Tomás met Zoë.'], 'tomas')).toEqual(['Tomás']);
  expect(marked(['Tomas'], 'TOMÁS')).toEqual(['Tomas']);
  // The accent as a letter of its own is marked with what it stands on.
  expect(marked(['Toma\u0301s'], 'toma')).toEqual(['Toma\u0301']);
  expect(marked(['İzmir'], 'izmir')).toEqual(['İzmir']);
});

test('Quotes and dashes of books are found by those of keyboards', () => {
  expect(marked(['It’s “here” — now…'], `it's "here" - now...`)).toEqual(['It’s “here” — now…']);
  expect(marked(['now… then'], 'now.')).toEqual(['now…']);
});

test('Words may run over the end of a cue', () => {
  expect(marked(['Never late to', 'the sea.'], 'to the sea')).toEqual(['to|the sea']);
  expect(marked(['a', 'b', 'c'], 'a b c')).toEqual(['a|b|c']);
});

test('Hits tell their paragraph and count cues over all of them', () => {
  const paragraphs = layParagraphs([
    ...cues('one'),
    { startSec: 60, endSec: 61, text: 'two' },
    { startSec: 61, endSec: 62, text: 'three' },
  ]);
  expect(findHits(indexParagraphs(paragraphs), 'three')).toEqual([{ paragraph: 1, parts: [{ cue: 2, start: 0, end: 5 }] }]);
});

test('Nothing asked, nothing found', () => {
  expect(marked(['a b'], '   ')).toEqual([]);
  expect(marked([], 'a')).toEqual([]);
  expect(marked(['a b'], 'z')).toEqual([]);
});

test('Letters outside the basic plane keep their place', () => {
  expect(foldText('𝔸é').places).toEqual([0, 0, 2, 3]);
  expect(marked(['😀 été'], 'ete')).toEqual(['été']);
});
