import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWith, findAll, findFirst, foldText } from './fold-text.ts';

const hits = (text: string, query: string) => Array.from(findAll(foldText(text), query), ([from, to]) => text.slice(from, to));

describe('words are found', () => {
  it.each([
    ['whatever their case and accents', 'Un CAFÉ, un cafe\u0301', 'café', ['CAFÉ', 'cafe\u0301']],
    ['across line breaks', 'the second\n   sentence', 'second sentence', ['second\n   sentence']],
    ['whatever quotation marks and dashes stand in them', '“Don’t” – he said', `"don't" - he`, ['“Don’t” – he']],
    ['through soft hyphens', 'in\u00ADter\u00ADnal', 'internal', ['in\u00ADter\u00ADnal']],
    ['as often as they stand', 'aa aa', 'aa', ['aa', 'aa']],
    ['where a word begins with them, not within another one', 'A stranger in the range, ranges', 'range', ['range', 'range']],
    ['also where they begin within a place that was none', 'xa a a', 'a a', ['a a']],
    ['anywhere in scripts without spaces', '私は日本語を読む', '日本', ['日本']],
    ['behind letters that fold into several', 'ﬁne 𝒳 word', 'word', ['word']],
    ['in other scripts', 'Привет, МИР', 'мир', ['МИР']],
  ])('%s', (_, text, query, expected) => expect(hits(text, query)).toEqual(expected));

  it('not when there are none to look for', () => {
    expect(hits('some words', ' \n')).toEqual([]);
    expect(findFirst(foldText('some words'), 'other')).toBeNull();
  });

  it('of what was cut out of a text, also where it began within a word', () => {
    expect(findFirst(foldText('A stranger came'), 'ranger ca')).toEqual([4, 13]);
  });

  it('wherever they were cut out of a text', () => {
    const word = fc.stringMatching(/^[a-zA-Zäéß]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 3, maxLength: 30 }), fc.nat(20), (words, at) => {
        const text = words.join(' ');
        const from = at % words.length;
        const sought = words.slice(from, from + 2).join(' ');
        expect(hits(text, sought).map((hit) => foldText(hit).folded)).toContain(foldText(sought).folded);
      }),
    );
  });
});

it('a text begins with words that are written a little otherwise', () => {
  expect(beginsWith('\n The  First “sentence” of feedback', 'the first "sentence"')).toBe(true);
  expect(beginsWith('The first sentence', 'first')).toBe(false);
});
