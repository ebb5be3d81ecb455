import { describe, expect, test } from 'vitest';
import { summitMark, topoMap, trail } from '#core/drawing/map.ts';
import { hill, noise } from '#core/drawing/terrain.ts';
import { digest } from '../../tests/support/samples/digest.ts';

const rock = noise('map');
const field = (x: number, y: number) => rock(x / 120, y / 120) * 0.3 + hill(x, y, 300, 200, 160) - 0.1;
const MAP = { width: 600, height: 400, field };
const texts = (svg: string): string[] => [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, metres = '']) => metres);

describe('topoMap', () => {
  test('keeps its picture, as it is and with every wish', () => {
    expect(digest(topoMap(MAP))).toBe('024d8126a7a9fa3a');
    const wishes = { sea: 0.1, levels: 8, step: 16, top: 0.9, indexEvery: 3, base: 100, interval: 20, avoid: [[300, 100] as const] };
    expect(digest(topoMap({ ...MAP, ...wishes }))).toBe('ecf1bdc1a7c91d9d');
  });

  test('is lines alone when it is bare', () => {
    const bare = topoMap({ ...MAP, bare: true });
    expect(bare).not.toMatch(/<rect|<text|color-mix|soundings/);
    expect(bare.match(/<path/g)).toHaveLength(15);
    expect(texts(topoMap({ ...MAP, bare: true, figures: true }))).not.toEqual([]);
  });

  test('writes heights on index lines, far from one another and from what they are to avoid', () => {
    expect(texts(topoMap(MAP))).toEqual(['650', '900']);
    expect(texts(topoMap({ ...MAP, base: 0, interval: 10 }))).toEqual(['50', '100']);
    expect(texts(topoMap({ ...MAP, figures: false }))).toEqual([]);
    const everywhere = Array.from({ length: 24 }, (_, i) => [(i % 6) * 120, Math.floor(i / 6) * 120] as const);
    expect(texts(topoMap({ ...MAP, avoid: everywhere }))).toEqual([]);
  });
});

describe('trail', () => {
  const way = [
    [0, 0],
    [60, 0],
    [60, 30],
  ] as const;

  test('is a dotted path with a pale casing', () => {
    expect(trail(way)).toBe(
      '<path d="M0 0C10 0 50 -5 60 0C70 5 60 25 60 30" fill="none" stroke="var(--topo-5)" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/><path d="M0 0C10 0 50 -5 60 0C70 5 60 25 60 30" fill="none" stroke="var(--path)" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 7.5"/>',
    );
  });

  test('is a solid line where it was walked', () => {
    expect(trail(way, { done: 0.4, width: 4, casing: 'var(--paper)' })).toBe(
      '<path d="M0 0C10 0 50 -5 60 0C70 5 60 25 60 30" fill="none" stroke="var(--paper)" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/><path d="M0 0C10 0 50 -5 60 0C70 5 60 25 60 30" fill="none" stroke="var(--path)" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 10"/><path d="M0 0C10 0 50 -5 60 0C70 5 60 25 60 30" fill="none" stroke="var(--path)" stroke-width="4.4" stroke-linecap="round" pathLength="1" stroke-dasharray="0.4 2"/>',
    );
  });
});

test('summitMark stands with its foot on the place', () => {
  expect(summitMark([100, 50])).toBe(
    '<path d="M100 35.3L114 59.4L86 59.4Z" fill="var(--ink)" stroke="var(--topo-5)" stroke-width="3" stroke-linejoin="round"/>',
  );
  expect(summitMark([100, 50], 20)).toContain('M100 29L120 63.4L80 63.4Z');
});
