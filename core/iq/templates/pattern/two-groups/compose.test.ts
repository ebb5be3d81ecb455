import { expect, it } from 'vitest';
import { seededRandom } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import type { Drawing } from '../../../item/drawing.ts';
import { aspectsOf, type Figure } from '../figures/aspects.ts';
import { composeGroups } from './compose.ts';

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

const likeness = (a: Figure, b: Figure): number => aspectsOf(a).filter((id) => a[id] === b[id]).length;
const sumOf = (figure: Figure, group: readonly Figure[]): number => group.reduce((sum, other) => sum + likeness(figure, other), 0);

it.each(LEVELS)('a new figure of level %i is as often more like the other group as more like its own', (level) => {
  const signs: number[] = [];
  for (let n = 0; signs.length < 600; n++) {
    const made = composeGroups(seededRandom(`like ${level} ${n}`), level);
    if (!made) continue;
    const { left, right, asked } = made.puzzle;
    asked.forEach((figure, k) => signs.push(Math.sign(sumOf(figure, left) - sumOf(figure, right)) * (made.key[k] === 'A' ? 1 : -1)));
  }
  expect(Math.abs(signs.reduce((sum, sign) => sum + sign, 0) / signs.length)).toBeLessThan(0.15);
});
