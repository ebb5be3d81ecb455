import { expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';

import { makeItem } from '../../../generator/make-item.ts';
import type { Drawing } from '../../../item/drawing.ts';

const COUNT = 60;

/** Without the number of a new figure. */
const lookOf = ({ marks }: Drawing): string => JSON.stringify(marks.filter((mark) => !('text' in mark)));

it.each(LEVELS)('figures of level %i are none alike, and new figures go to them in each of the eight ways', (level) => {
  const keys = new Set<string>();
  for (let n = 0; n < COUNT; n++) {
    const { key, presentation } = makeItem({ template: 'two-groups', level, seed: `groups ${n}` });
    const [block] = presentation.blocks;
    if (block?.type !== 'groups') throw new Error('Groups are shown');
    keys.add(key);
    const drawn = block.groups.flatMap(({ cells }) => cells.map((cell) => 'drawing' in cell && lookOf(cell.drawing)));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
  expect(keys.size).toBe(8);
});
