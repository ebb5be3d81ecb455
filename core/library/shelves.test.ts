import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullestTopic, separateShelves, SMALLEST_SHELF } from './shelves.ts';

const shelf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) });
const idsOf = (shelves: readonly ReturnType<typeof shelf>[]) => shelves.map(({ items }) => items.map(({ id }) => id).join(''));

describe('separateShelves', () => {
  it('leaves a work where it stands first', () => {
    expect(idsOf(separateShelves([shelf('a', 'b', 'c'), shelf('d', 'b', 'e'), shelf('f', 'g')]))).toEqual(['abc', 'de', 'fg']);
  });

  it('gives the work of a shelf that is not shown to the next', () => {
    expect(idsOf(separateShelves([shelf('a', 'b'), shelf('b', 'c'), shelf('c', 'd')]))).toEqual(['ab', 'cd']);
  });

  it('shows no work twice and no shelf of one, and leaves nothing out of a shelf that does not stand on it or above', () => {
    const shelves = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 6 }), { maxLength: 7 });
    fc.assert(
      fc.property(shelves, (given) => {
        const shown = separateShelves(given.map((ids, at) => ({ ...shelf(...ids), at })));
        const above: string[] = [];
        for (const { items, at } of shown) {
          const ids = items.map(({ id }) => id);
          expect(ids.length).toBeGreaterThanOrEqual(SMALLEST_SHELF);
          expect(ids).toEqual(given[at]?.filter((id) => !above.includes(id)));
          above.push(...ids);
        }
        expect(new Set(above).size).toBe(above.length);
      }),
    );
  });

  it('hides a shelf only when others leave it fewer than two', () => {
    const shelves = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 4 }), { maxLength: 7 });
    fc.assert(
      fc.property(shelves, (given) => {
        const shown = separateShelves(given.map((ids, at) => ({ ...shelf(...ids), at })));
        const taken = new Set(shown.flatMap(({ items }) => items.map(({ id }) => id)));
        given.forEach((ids, at) => {
          if (shown.some((own) => own.at === at)) return;
          expect(ids.filter((id) => !taken.has(id)).length).toBeLessThan(SMALLEST_SHELF);
        });
      }),
    );
  });
});

describe('fullestTopic', () => {
  const topics = [
    { topic: 'b', items: 5 },
    { topic: 'a', items: 3 },
    { topic: 'c', items: 3 },
    { topic: 'alone', items: 1 },
  ];
  const works = (...ofTopics: string[]) => ofTopics.map((words) => ({ topics: words.split(' ') }));

  it('counts what is not shown yet', () => {
    expect(fullestTopic(topics, [])).toBe('b');
    expect(fullestTopic(topics, works('b', 'b c', 'b'))).toBe('a');
    expect(fullestTopic(topics, works('b a', 'b c', 'b'))).toBe('a');
    expect(fullestTopic(topics, works('a', 'b', 'b', 'b', 'b'))).toBe('c');
  });

  it('knows none when no shelf could be filled', () => {
    expect(fullestTopic([], [])).toBeNull();
    expect(fullestTopic(topics, works('a b c', 'a b c', 'b', 'b'))).toBeNull();
  });

  it('chooses a topic of which no other has more left, whatever is shown', () => {
    const work = fc.record({ topics: fc.uniqueArray(fc.constantFrom(...'abcd'), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(work), fc.array(work), (shown, hidden) => {
        const count = (works: typeof shown, topic: string) => works.filter((own) => own.topics.includes(topic)).length;
        const all = [...'abcd'].map((topic) => ({ topic, items: count([...shown, ...hidden], topic) }));
        const most = Math.max(...all.map(({ topic }) => count(hidden, topic)));
        const chosen = fullestTopic(all, shown);
        if (most < SMALLEST_SHELF) expect(chosen).toBeNull();
        else expect(count(hidden, chosen ?? '')).toBe(most);
      }),
    );
  });
});
