import { expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';

const COUNT = 60;

it.each(LEVELS)(
  'groups of level %i have three kinds of figures at least, and new figures go to them in each of the eight ways',
  (level) => {
    const keys = new Set<string>();
    for (let n = 0; n < COUNT; n++) {
      const { key, presentation } = makeItem({ template: 'two-groups', level, seed: `groups ${n}` });
      const [block] = presentation.blocks;
      if (block?.type !== 'groups') throw new Error('Groups are shown');
      keys.add(key);
      for (const { cells } of block.groups.slice(0, 2))
        expect(new Set(cells.map((cell) => 'drawing' in cell && cell.drawing.description)).size).toBeGreaterThanOrEqual(3);
    }
    expect(keys.size).toBe(8);
  },
);
