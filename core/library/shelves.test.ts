import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separateShelves, shelvesByTopic, SMALLEST_SHELF } from './shelves.ts';

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

describe('shelvesByTopic', () => {
  const works = (...given: string[]) => given.map((words, at) => ({ id: at, topics: words.split(' ') }));
  const lay = (given: ReturnType<typeof works>, shelves = 3, size = 12) =>
    shelvesByTopic(given, { shelves, size }).map(({ topic, items }) => [topic, items.map(({ id }) => id)]);

  it('begins with the topic of the most works, and counts for the next what is left', () => {
    expect(lay(works('b c', 'a', 'b c', 'b', 'a', 'c'))).toEqual([
      ['b', [0, 2, 3]],
      ['a', [1, 4]],
    ]);
  });

  it('takes the first by name of several', () => expect(lay(works('b', 'a', 'b', 'a'), 1)).toEqual([['a', [1, 3]]]));

  it('does not come back to a topic whose shelf is full', () => {
    expect(lay(works('a', 'a', 'a b', 'a b'), 3, 2)).toEqual([
      ['a', [0, 1]],
      ['b', [2, 3]],
    ]);
  });

  it('has no shelf of one', () => expect(lay(works('a', 'b', 'c'))).toEqual([]));

  it('shows no work twice, and no more shelves and works than it may', () => {
    const topics = fc.uniqueArray(fc.constantFrom(...'abcde'), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(topics, { maxLength: 20 }), (given) => {
        const shelves = shelvesByTopic(
          given.map((ofWork, id) => ({ id, topics: ofWork })),
          { shelves: 3, size: 4 },
        );
        const ids = shelves.flatMap(({ items }) => items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(shelves.length).toBeLessThanOrEqual(3);
        for (const { topic, items } of shelves) {
          expect(items.length).toBeGreaterThanOrEqual(SMALLEST_SHELF);
          expect(items.length).toBeLessThanOrEqual(4);
          for (const item of items) expect(item.topics).toContain(topic);
        }
      }),
    );
  });
});
