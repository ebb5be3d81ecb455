import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { COMPOUNDS } from '../lexicon/compounds.ts';
import { solveChain } from './solve.ts';

const ITEMS = 200;

interface ReadItem {
  /** Pairs with a gap where the option goes. */
  readonly shown: readonly (readonly [string | null, string | null])[];
  readonly options: readonly string[];
  readonly right: string;
}

const makeItems = (level: Level): ReadItem[] =>
  Array.from({ length: ITEMS }, (_, n) => {
    const { presentation, key } = makeItem({ template: 'word-chain', level, seed: `read ${n}` });
    const lines = presentation.blocks.map((block) =>
      block.type === 'series' ? block.cells.map((cell) => ('text' in cell ? cell.text : null)) : [],
    );
    const options = presentation.format.type === 'choice' ? presentation.format.options.map(({ text }) => text ?? '') : [];
    return {
      shown: lines.flatMap((line) => line.slice(1).map((second, i) => [line[i] ?? null, second] as const)),
      options,
      right: options[key.charCodeAt(0) - 65] ?? '',
    };
  });

describe('word-chain', () => {
  it.each([
    ['class', 'mate', ['room', 'work', 'bow']],
    ['fire', 'weight', ['light', 'fly', 'bow']],
    ['day', 'piece', ['time', 'work', 'bow']],
  ])('knows that more than one word fits between %s and %s', (left, right, options) => {
    expect(solveChain({ chains: [[left, null, right]], options })).toEqual(['A', 'B']);
  });

  it.each([
    ['fly', ['fire', 'horse']],
    ['mate', ['play', 'work']],
    ['fire', ['back', 'drum']],
  ])('knows that more than one word fits before %s', (right, options) => {
    expect(solveChain({ chains: [[null, right]], options })).toEqual(['A', 'B']);
  });

  it.each([
    ['maker', ['shoe', 'paper']],
    ['pack', ['back', 'day']],
    ['race', ['foot', 'land']],
    ['out', ['work', 'back']],
    ['set', ['hand', 'key']],
  ])('knows words before %s that few know', (right, options) => {
    expect(solveChain({ chains: [[null, right]], options })).toEqual(['A', 'B']);
  });

  it('asks for no word that is a name, or that only some write as one', () => {
    const asked = [...COMPOUNDS].flatMap(([first, seconds]) => seconds.map((second) => first + second));
    for (const word of ['sunday', 'bedstone', 'handstone', 'snowbed', 'shopwork', 'paperbag', 'blacklight', 'classbook', 'shoulderbag'])
      expect(asked).not.toContain(word);
  });

  it('wants a word to fit two before it and one after', () => {
    const chains = [
      ['rain', null, 'tie'],
      ['cross', null],
    ];
    expect(solveChain({ chains, options: ['coat', 'bow', 'road'] })).toEqual(['B']);
  });

  it('finds every word that fits', () => {
    expect(solveChain({ chains: [['rain', null]], options: ['bow', 'coat', 'tie'] })).toEqual(['A', 'B']);
  });

  it('counts a rarer word as fitting too', () => {
    expect(solveChain({ chains: [['horse', null]], options: ['shoe', 'play', 'tie'] })).toEqual(['A', 'B']);
  });

  it('wants both chains to hold', () => {
    const chains = [
      ['rain', null, 'string'],
      ['cross', null, 'tie'],
    ];
    expect(solveChain({ chains, options: ['bow', 'coat', 'road'] })).toEqual(['A']);
  });

  it.each(LEVELS.filter((level) => level > 1))('has wrong options at level %i that fit one of the words shown', (level) => {
    const fitting = makeItems(level).flatMap(({ shown, options, right }) =>
      options.filter(
        (option) => option !== right && shown.some(([first, second]) => COMPOUNDS.get(first ?? option)?.includes(second ?? option)),
      ),
    );
    expect(fitting.length / (ITEMS * 7)).toBeGreaterThan(0.5);
  });

  it.each(LEVELS)('has no word at level %i that is right more often than others', (level) => {
    const counts = new Map<string, { shown: number; right: number }>();
    for (const { options, right } of makeItems(level))
      for (const option of options) {
        const found = counts.get(option) ?? { shown: 0, right: 0 };
        counts.set(option, { shown: found.shown + 1, right: found.right + Number(option === right) });
      }
    const squares = [...counts.values()].map(({ shown, right }) => (right - shown / 8) ** 2 / ((shown * 7) / 64));
    expect(squares.reduce((sum, square) => sum + square, 0) / squares.length).toBeLessThan(1.6);
  });

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (let n = 0; n < 100; n++) {
      const { presentation } = makeItem({ template: 'word-chain', level, seed: `test ${n}` });
      if (presentation.format.type === 'choice') expect(new Set(presentation.format.options.map(({ text }) => text)).size).toBe(8);
    }
  });
});
