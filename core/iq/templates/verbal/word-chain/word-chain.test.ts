import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { solveChain } from './solve.ts';

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

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (let n = 0; n < 100; n++) {
      const { presentation } = makeItem({ template: 'word-chain', level, seed: `test ${n}` });
      if (presentation.format.type === 'choice') expect(new Set(presentation.format.options.map(({ text }) => text)).size).toBe(8);
    }
  });
});
