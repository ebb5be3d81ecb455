import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { SYNONYMS, type SynonymField } from '../lexicon/synonyms.ts';
import { solveSynonym, type SynonymPuzzle } from './solve.ts';

function readItem(level: Level, seed: string): SynonymPuzzle & { key: string; explanation: string } {
  const { key, explanation, presentation } = makeItem({ template: 'synonym', level, seed });
  const [block] = presentation.blocks;
  const word = block?.type === 'series' && block.cells[0] && 'text' in block.cells[0] ? block.cells[0].text : '';
  const options = presentation.format.type === 'choice' ? presentation.format.options.map(({ text }) => text ?? '') : [];
  return { word, options, key, explanation };
}

describe('synonym', () => {
  it('knows the pairs, and the words that come too near', () => {
    expect(solveSynonym({ word: 'lucid', options: ['dry', 'clear', 'cloudy'] })).toEqual(['B']);
    expect(solveSynonym({ word: 'fertile', options: ['fruitful', 'plentiful', 'plump'] })).toEqual(['A', 'B']);
  });

  it('takes two words that are near a third for no synonyms', () => {
    expect(solveSynonym({ word: 'rough', options: ['stingy', 'uneven'] })).toEqual(['B']);
  });

  it('says what both words mean', () => {
    expect(readItem(1, 'why').explanation).toMatch(/^“[A-Z][a-z-]+” and “[a-z-]+” (both mean “.+”|mean nearly the same)\.$/);
  });

  it.each(LEVELS)('has fields of four pairs of one part of speech at level %i, none of them alone', (level) => {
    const fields = SYNONYMS[level];
    for (const { part, pairs } of fields) {
      expect(fields.filter((other) => other.part === part).length).toBeGreaterThan(1);
      expect(pairs.filter(({ words, meaning }) => words.every((word) => /^[a-z-]+$/.test(word)) && meaning !== '')).toHaveLength(4);
      expect(new Set(pairs.flatMap(({ words }) => words)).size).toBe(8);
    }
    // In few fields two of the pairs are near each other by a third word: nothing is made of those.
    const isClear = ({ pairs }: SynonymField): boolean =>
      pairs.every(({ words }) => {
        const options = pairs.flatMap((pair) => (pair.words === words ? [] : pair.words));
        return words.every((word) => solveSynonym({ word, options }).length === 0);
      });
    expect(fields.filter(isClear).length / fields.length).toBeGreaterThan(0.8);
  });

  it('has no pair twice, and no pair that its form gives away', () => {
    const pairs = Object.values(SYNONYMS).flatMap((fields) =>
      fields.flatMap(({ part, pairs: those }) => those.map(({ words }) => ({ part, words }))),
    );
    expect(pairs.length).toBeGreaterThan(3600);
    expect(new Set(pairs.map(({ part, words }) => `${part} ${words.toSorted().join(' ')}`)).size).toBe(pairs.length);
    const alike = pairs.filter(
      ({ words: [one, other] }) => one.slice(0, 5) === other.slice(0, 5) || one.includes(other) || other.includes(one),
    );
    expect(alike.length / pairs.length).toBeLessThan(0.005);
  });

  it.each(LEVELS)('has right words at level %i that look no more like the word than the wrong ones do', (level) => {
    const pairsOf = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, n) => word.slice(n, n + 2));
    const hits = Array.from({ length: 400 }, (_, n) => {
      const { word, options, key } = readItem(level, `look ${n}`);
      const shared = options.map((option) => pairsOf(option).filter((pair) => pairsOf(word).includes(pair)).length);
      const most = Math.max(...shared);
      const right = shared[key.charCodeAt(0) - 65];
      return right === most ? 1 / shared.filter((each) => each === most).length : 0;
    });
    expect(hits.reduce((sum, hit) => sum + hit, 0) / hits.length).toBeLessThan(1 / 8 + 0.05);
  });

  it.each(LEVELS)('offers only words of the part of speech of the word at level %i, three others of its field', (level) => {
    for (let n = 0; n < 200; n++) {
      const { word, options, key } = readItem(level, `test ${n}`);
      expect(solveSynonym({ word, options })).toEqual([key]);
      const holds = (part: string, isOwn: boolean): string[] =>
        SYNONYMS[level]
          .filter((field) => field.part === part && (!isOwn || field.pairs.some(({ words }) => words.includes(word))))
          .flatMap(({ pairs }) => pairs.flatMap(({ words }) => words));
      expect(['adjective', 'verb', 'noun'].some((part) => [word, ...options].every((one) => holds(part, false).includes(one)))).toBe(true);
      expect(['adjective', 'verb', 'noun'].some((part) => options.filter((option) => holds(part, true).includes(option)).length >= 4)).toBe(
        true,
      );
    }
  });
});
