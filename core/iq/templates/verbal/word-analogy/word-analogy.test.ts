import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem, type MadeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { RELATIONS } from '../lexicon/relations.ts';
import { solveAnalogy } from './solve.ts';

const makeItems = (level: Level): MadeItem[] =>
  Array.from({ length: 600 }, (_, n) => makeItem({ template: 'word-analogy', level, seed: `test ${n}` }));

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

describe('word-analogy', () => {
  it('tells the relations of one word apart', () => {
    const options = ['oven', 'bread', 'flour', 'bakery', 'vase'];
    expect(solveAnalogy({ pair: ['carpenter', 'saw'], third: 'baker', options })).toEqual(['A']);
    expect(solveAnalogy({ pair: ['carpenter', 'cupboard'], third: 'baker', options })).toEqual(['B']);
    expect(solveAnalogy({ pair: ['carpenter', 'workshop'], third: 'baker', options })).toEqual(['D']);
  });

  it('finds both words where two stand in the relation', () => {
    expect(solveAnalogy({ pair: ['saw', 'carpenter'], third: 'oven', options: ['baker', 'smith', 'cook'] })).toEqual(['A', 'C']);
  });

  it.each(LEVELS)('offers no more words that go with the third than are of the sort of the second at level %i', (level) => {
    for (const item of ITEMS.get(level) ?? []) {
      const [block] = item.presentation.blocks;
      const [second, third] = block?.type === 'pairs' ? [block.pairs[0]?.[1], block.pairs[1]?.[0]] : [];
      const textOf = (cell: typeof second): string => (cell && 'text' in cell ? cell.text : '');
      const rows = RELATIONS[level].flatMap((table) => table.rows);
      const row = rows.find((each) => each.includes(textOf(third))) ?? [];
      const role = rows.find((each) => each.includes(textOf(second)))?.indexOf(textOf(second)) ?? -1;
      const options = optionsOf(item);
      for (const alike of [row, rows.map((each) => each[role] ?? '')])
        expect([2, 3]).toContain(options.filter((option) => alike.includes(option)).length);
    }
  });

  it('never offers two opposites of the third word, of which one is stronger', () => {
    const rows = RELATIONS[5].flatMap((table) => table.rows);
    for (const item of ITEMS.get(5) ?? []) {
      const [block] = item.presentation.blocks;
      const third = block?.type === 'pairs' ? block.pairs[1]?.[0] : undefined;
      const word = third && 'text' in third ? third.text : '';
      const row = rows.find((each) => each.includes(word)) ?? [];
      const opposites = row.indexOf(word) < 2 ? row.slice(2, 4) : row.slice(0, 2);
      expect(optionsOf(item).filter((option) => opposites.includes(option)).length).toBeLessThan(2);
    }
  });

  it.each(Object.values(RELATIONS).flat())('has no word twice where $roles.0 leads to $roles.1', ({ rows, roles }) => {
    expect(new Set(rows.flat()).size).toBe(rows.length * roles.length);
  });

  it.each(Object.values(RELATIONS).flat())('never asks for a word from one beside it where $roles.0 leads to $roles.1', ({ sets }) => {
    for (const set of sets) {
      const answers = set.map(([, to]) => to);
      expect(set.filter(([from]) => answers.includes(from))).toEqual([]);
    }
  });

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (const item of ITEMS.get(level) ?? []) {
      expect(readAnswer(item.presentation.format, item.key)).toEqual({ isReadable: true, answer: item.key });
      expect(new Set(optionsOf(item)).size).toBe(8);
      expect(item.explanation).toContain(`“${rightOf(item)}”`);
    }
  });

  it.each(LEVELS)('has no word at level %i that is right more often than others', (level) => {
    expect(measureBias(ITEMS.get(level) ?? [], 8)).toBeLessThan(1.4);
  });

  it('gives the same items for the same seeds, as long as the generator version is the same', () => {
    const golden = LEVELS.map((level) =>
      ['a', 'b', 'c'].map((seed) => {
        const { key, signature } = makeItem({ template: 'word-analogy', level, seed });
        return `${key} ${hashText(signature)}`;
      }),
    );
    expect(golden).toMatchInlineSnapshot(`
      [
        [
          "G 3515510835",
          "E 1769019573",
          "D 2228285756",
        ],
        [
          "D 3088076509",
          "G 2489619214",
          "E 962281606",
        ],
        [
          "G 817531536",
          "D 847449727",
          "A 521354702",
        ],
        [
          "G 910083228",
          "A 3369379970",
          "A 64534683",
        ],
        [
          "G 2259445836",
          "D 3850467332",
          "E 2576761891",
        ],
      ]
    `);
  });
});
