import { describe, expect, it } from 'vitest';
import type { QueueEntry } from '#core/player/episode.ts';
import { coverRange, PAGE_IDS, readPages } from './entry-pages.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `unit-${i}`);
const entry = (id: string) => ({ id, title: id }) as QueueEntry;

describe('the pages of a queue', () => {
  it('cover a range, filled up with what comes behind it', () => {
    const pages = coverRange([], ids(500), 100, 120);
    expect(pages.map((page) => page.ids)).toEqual([ids(500).slice(100, 100 + PAGE_IDS)]);
    expect(coverRange([], ids(120), 0, 119).map((page) => page.ids.length)).toEqual([50, 50, 20]);
  });

  it('stay the same objects while everything asked for is in them', () => {
    const pages = coverRange([], ids(30), 0, 29);
    expect(coverRange(pages, ids(30).toReversed(), 0, 29)).toBe(pages);
    expect(coverRange(pages, ids(12), 0, 29)).toBe(pages);
    expect(coverRange([], [], 0, -1)).toEqual([]);
  });

  it('grow by what is new, and by nothing twice', () => {
    const pages = coverRange([], ids(30), 0, 29);
    const more = coverRange(pages, ['new-a', ...ids(30), 'new-b'], 0, 31);
    expect(more.slice(1).map((page) => page.ids)).toEqual([['new-a', 'new-b']]);
    const shuffled = ids(1000).toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)));
    const asked = [0, 300, 700, 950]
      .reduce((all, first) => coverRange(all, shuffled, first, first + 20), pages)
      .flatMap((page) => page.ids);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('what the answers say', () => {
  const pages = [
    { ids: ['a', 'b'], key: 'a,b' },
    { ids: ['c'], key: 'c' },
    { ids: ['d'], key: 'd' },
  ];
  it('is the unit, that it is gone, that it is awaited, or that it failed', () => {
    const states = readPages(pages, [
      { items: [entry('b')], hasFailed: false },
      { items: undefined, hasFailed: false },
      { items: undefined, hasFailed: true },
    ]);
    expect([...states]).toEqual([
      ['a', 'gone'],
      ['b', entry('b')],
      ['c', 'loading'],
      ['d', 'failed'],
    ]);
  });
});
