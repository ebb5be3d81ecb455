// Knows nothing of the template but what a person reads: the description of the map, the sentence below it and the steps.
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem, type MadeItem } from '../../../generator/make-item.ts';

const COLUMNS = 'ABCDEFGH';
const COMPASS = ['north', 'east', 'south', 'west'];
const SIDES = ['up', 'right', 'down', 'left'];
const NORTHS = ['at the top', 'on the right', 'at the bottom', 'on the left'];
const RIGHT = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];

/** Where the steps lead from a crossing, and the way one faces then, on the page; null where they leave the map. */
function follow(lines: readonly string[], north: number, start: readonly [number, number, number]): [number, number, number] | null {
  let [x, y, facing] = start;
  for (const line of lines) {
    const compass = COMPASS.findIndex((name) => line.includes(`Turn ${name}`));
    if (compass >= 0) facing = (compass + north) % 4;
    else if (line.includes('left')) facing = (facing + 3) % 4;
    else if (line.includes('right')) facing = (facing + 1) % 4;
    const blocks = Number(/(\d+) block/.exec(line)?.[1] ?? (line.includes('one block') ? 1 : Number.NaN));
    for (let n = 0; n < blocks; n++) [x, y] = [x + (RIGHT[facing] ?? 0), y + (DOWN[facing] ?? 0)];
    if (Math.min(x, y) < 0 || Math.max(x, y) > 7) return null;
  }
  return [x, y, facing];
}

function readRoute({ presentation: { blocks, prompt } }: MadeItem): string[] {
  const description = blocks.flatMap((block) => (block.type === 'figure' ? [block.drawing.description] : []))[0] ?? '';
  const [[stand = ''] = [], steps = []] = blocks.flatMap((block) => (block.type === 'statements' ? [block.lines] : []));
  const [, column = '', row = ''] = /dot is at the crossing ([A-H])([1-8])/.exec(description) ?? [];
  const north = Math.max(
    0,
    NORTHS.findIndex((name) => description.includes(`north is ${name}`)),
  );
  const told = COMPASS.findIndex((name) => stand.includes(name));
  const facing = told >= 0 ? (told + north) % 4 : SIDES.findIndex((side) => description.includes(`points ${side}`));
  const dot = [COLUMNS.indexOf(column), Number(row) - 1, facing] as const;
  const name = ([x, y]: readonly number[]): string => `${COLUMNS[x ?? 0]}${(y ?? 0) + 1}`;
  if (prompt.startsWith('Start')) {
    const end = follow(steps, north, dot);
    return end ? [name(end)] : [];
  }
  const starts = Array.from({ length: 256 }, (_, n) => [n % 8, Math.floor(n / 8) % 8, Math.floor(n / 64)] as const);
  return [...new Set(starts.filter((start) => follow(steps, north, start)?.join() === dot.join()).map(name))];
}

describe('whoever only reads the words of route', () => {
  it.each(LEVELS)('comes to the key at level %i, and to nothing else', (level) => {
    for (let n = 0; n < 200; n++) {
      const item = makeItem({ template: 'route', level, seed: `read ${n}` });
      expect(readRoute(item)).toEqual([item.key]);
    }
  });
});
