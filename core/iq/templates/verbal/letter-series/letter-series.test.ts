import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { LEVELS } from '../../../domains.ts';
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
});
