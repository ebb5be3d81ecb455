import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem, type MadeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { solveOddWord } from './solve.ts';

const makeItems = (level: Level): MadeItem[] =>
  Array.from({ length: 200 }, (_, n) => makeItem({ template: 'odd-word', level, seed: `test ${n}` }));

const ITEMS = new Map(LEVELS.map((level) => [level, makeItems(level)]));

const optionsOf = ({ presentation: { format } }: MadeItem): string[] =>
  format.type === 'choice' ? format.options.map(({ text }) => text ?? '') : [];
const rightOf = (item: MadeItem): string => optionsOf(item)[item.key.charCodeAt(0) - 65] ?? '';

/** How far the words are from being right in one of `options` items, as the mean square of their deviations: 1 by chance alone. */
function measureBias(items: readonly MadeItem[], options: number): number {
  const seen = new Map<string, { shown: number; right: number }>();
  for (const item of items)
    for (const word of optionsOf(item)) {
      const { shown, right } = seen.get(word) ?? { shown: 0, right: 0 };
      seen.set(word, { shown: shown + 1, right: right + (word === rightOf(item) ? 1 : 0) });
    }
  const squares = [...seen.values()].map(({ shown, right }) => (right - shown / options) ** 2 / ((shown * (options - 1)) / options ** 2));
  return squares.reduce((sum, square) => sum + square, 0) / squares.length;
}

describe('odd-word', () => {
  it('finds the word that is of no such kind', () => {
    expect(solveOddWord({ words: ['rose', 'tulip', 'hammer', 'daisy', 'lily', 'orchid'] })).toEqual(['C']);
  });

  it('takes a bow for a word of the theatre, too', () => {
    expect(solveOddWord({ words: ['bow', 'act', 'cue', 'line', 'play', 'hull'] })).toContain('F');
  });

  it('takes a nail for a unit, too', () => {
    expect(solveOddWord({ words: ['nail', 'foot', 'grain', 'second', 'pound', 'bar'] })).toEqual([]);
  });

  it('sees both the one thing without teeth and the one animal', () => {
    expect(solveOddWord({ words: ['shark', 'comb', 'zipper', 'cog', 'fork', 'coin'] })).toEqual(['A', 'F']);
  });

  it('does not take a word for odd because it alone has something that the others merely lack', () => {
    expect(solveOddWord({ words: ['car', 'bus', 'lorry', 'van', 'train', 'robin'] })).toEqual(['F']);
  });

  it.each(LEVELS)('makes sound items of six words at level %i', (level) => {
    for (const item of ITEMS.get(level) ?? []) {
      const words = optionsOf(item);
      expect(new Set(words).size).toBe(6);
      expect(solveOddWord({ words })).toEqual([item.key]);
      expect(readAnswer(item.presentation.format, item.key)).toEqual({ isReadable: true, answer: item.key });
      // Otherwise the one that ends in another way would be odd as well: “quite” among “totally”, “barely”, “fairly”.
      const endings = [...Map.groupBy(words, (word) => word.slice(-2)).values()].map(({ length }) => length);
      expect(endings, words.join()).not.toContain(5);
    }
  });

  it.each(LEVELS)('has no word at level %i that is odd more often than others', (level) => {
    expect(measureBias(ITEMS.get(level) ?? [], 6)).toBeLessThan(1.25);
  });

  it('gives the same items for the same seeds, as long as the generator version is the same', () => {
    const golden = LEVELS.map((level) =>
      ['a', 'b', 'c'].map((seed) => {
        const { key, signature } = makeItem({ template: 'odd-word', level, seed });
        return `${key} ${hashText(signature)}`;
      }),
    );
    expect(golden).toMatchInlineSnapshot(`
      [
        [
          "E 290823981",
          "F 2293127626",
          "E 2443391114",
        ],
        [
          "E 2658198811",
          "B 1740940771",
          "D 3099640021",
        ],
        [
          "E 569253163",
          "F 1556858776",
          "F 3279577296",
        ],
        [
          "C 4096718832",
          "D 694446628",
          "C 3306429727",
        ],
        [
          "D 896658673",
          "F 3932789481",
          "F 1038543102",
        ],
      ]
    `);
  });
});

describe('the words of the levels', () => {
  it('come from kinds that lie close to each other at level 4', () => {
    for (const { rules } of ITEMS.get(4) ?? []) expect(rules).not.toMatch(/pleasant|growth|decline|beginnings|endings|virtues/);
  });

  it('are not those of one country', () => {
    const words = new Set([...ITEMS.values()].flat().flatMap(optionsOf));
    for (const word of ['courgette', 'aubergine', 'plaice', 'haddock', 'halibut', 'parsnip', 'tankard', 'lorry'])
      expect(words).not.toContain(word);
  });
});
