import { describe, expect, test } from 'vitest';
import { cairnPaths, cairnStones, stonePath } from '#core/drawing/stones.ts';
import { digest } from '../../tests/support/samples/digest.ts';

describe('stones', () => {
  test('a cairn stands on its line and grows upwards', () => {
    const stones = cairnStones('a', 7, 20, 100);
    expect(stones).toHaveLength(7);
    expect((stones[0]?.cy ?? 0) + (stones[0]?.ry ?? 0)).toBeCloseTo(100);
    stones.slice(1).forEach((stone, i) => expect(stone.cy).toBeLessThan(stones[i]?.cy ?? 0));
  });

  test('no stones, no paths', () => {
    expect(cairnPaths('a', 0, 0, 0)).toEqual([]);
  });

  test('a stone keeps its outline, another seed gives another one', () => {
    const stone = { cx: 50, cy: 40, rx: 20, ry: 8 };
    expect(['a', 'b'].map((seed) => digest(stonePath(seed, stone)))).toEqual(['3005cf7c7f2c8adc', 'ea8f9d86bcf86a10']);
  });

  test('a cairn keeps its stones', () => {
    const round = (stones: ReturnType<typeof cairnStones>) =>
      stones.map(({ cx, cy, rx, ry }) => [cx, cy, rx, ry].map((n) => n.toFixed(2)).join(' '));
    expect(round(cairnStones('a', 3, 20, 100))).toEqual(['20.00 94.75 20.98 5.25', '21.51 83.24 17.36 4.65', '21.87 71.98 14.47 5.02']);
    expect(round(cairnStones('a', 7, 20, 100, { width: 80, height: 20, gap: 3 }).slice(-2))).toEqual([
      '23.33 -7.63 21.18 7.25',
      '17.43 -24.72 17.31 6.84',
    ]);
  });

  test('is drawn stone by stone', () => {
    const [first, second] = cairnStones('a', 2, 20, 100, { width: 30 });
    expect(cairnPaths('a', 2, 20, 100, { width: 30 })).toEqual([stonePath('a-0', first!), stonePath('a-1', second!)]);
  });
});
