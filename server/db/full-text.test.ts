import { expect, it } from 'vitest';
import { findOffsets, splitWords, toQuery, toTerm } from './full-text.ts';

it.each([
  ['quiet  river', ['quiet', 'river']],
  ['"quiet" (river)*', ['quiet', 'river']],
  ['river river RIVER', ['river', 'RIVER']],
  ['ﬁne Ｗords', ['fine', 'Words']],
  ['how do I make a habit of it last', ['how', 'do', 'make', 'habit', 'last']],
  ['🌊', []],
])('of %j the words are %j', (text, words) => expect(splitWords(text)).toEqual(words));

it.each([
  [['qu', 'river'], '"qu"* "river"*'],
  [['a', 'é', '7', '𝒳'], '"a" "é" "7" "𝒳"'],
  [[], null],
])('%j is looked for as %s', (words, query) => expect(toQuery(words.map(toTerm))).toBe(query));

it.each([
  ['A river, two Rivers.', ['riv'], [2, 13]],
  ['Élan is élan; e is not', ['elan'], [0, 8]],
  ['Élan', ['éla'], [0]],
  ['a b abc', ['a'], [0]],
  ['nothing of it', ['river'], []],
])('in %j the places of %j are %j', (text, words, offsets) => expect(findOffsets(text, words.map(toTerm))).toEqual(offsets));
