import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { solveSeries } from './solve.ts';

describe('letter-series', () => {
  it.each([
    ['ACEGI', 'KM'],
    ['AABBCCD', 'DE'],
    ['CMDMEMF', 'MG'],
    ['ABDGK', 'PV'],
    ['AABABCABCD', 'AB'],
    ['AZCYEXGW', 'IV'],
  ])('continues %s with %s', (shown, next) => {
    expect(solveSeries({ shown })).toEqual([next]);
  });

  it('sees that letters which have not repeated their rule may go on in several ways or in none', () => {
    expect(solveSeries({ shown: 'ABD' })).toEqual([]);
    expect(solveSeries({ shown: 'ABABC' })).not.toHaveLength(1);
  });

  it.each(LEVELS)('makes sound items at level %i', (level) => {
    for (let n = 0; n < 200; n++) {
      const { key, presentation } = makeItem({ template: 'letter-series', level, seed: `test ${n}` });
      const [block] = presentation.blocks;
      const shown = block?.type === 'series' ? block.cells.map((cell) => ('text' in cell ? cell.text : '')).join('') : '';
      expect(solveSeries({ shown })).toEqual([key]);
    }
  });

  it('goes on by the step from two letters before at the second level and from three at the third, and above by neither', () => {
    const goesOn = (level: Level, back: number): number => {
      const items = Array.from({ length: 300 }, (_, n) => makeItem({ template: 'letter-series', level, seed: `ladder ${n}` }));
      const found = items.filter(({ presentation: { blocks }, key }) => {
        const shown = blocks.flatMap((block) =>
          block.type === 'series' ? block.cells.flatMap((cell) => ('text' in cell ? [cell.text] : [])) : [],
        );
        const codes = shown.map((letter) => letter.charCodeAt(0));
        for (let asked = 0; asked < key.length; asked++) codes.push(2 * (codes.at(-back) ?? 0) - (codes.at(-2 * back) ?? 0));
        return String.fromCharCode(...codes.slice(shown.length)) === key;
      });
      return found.length / items.length;
    };
    expect([goesOn(2, 1), goesOn(2, 2), goesOn(3, 3)]).toEqual([0, 1, 1]);
    expect(goesOn(3, 2)).toBeLessThan(0.15);
    for (const back of [1, 2, 3]) for (const level of [4, 5] as const) expect(goesOn(level, back)).toBeLessThan(0.15);
  });
});

it('asks for letters that do not merely come back', () => {
  for (const level of LEVELS)
    for (let n = 0; n < 100; n++) {
      const { key, signature: shown } = makeItem({ template: 'letter-series', level, seed: `back ${n}` });
      expect(shown).not.toContain(key);
    }
});
