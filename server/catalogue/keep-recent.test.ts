import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepRecent } from './keep-recent.ts';

const shelf = (room: number) => keepRecent<string>(room, (text) => text.length);

it('gives back what was put there, until there is no room for what was used least lately', () => {
  const texts = shelf(6);
  texts.put('a', 'aa');
  texts.put('b', 'bb');
  texts.put('c', 'cc');
  expect(texts.take('a')).toBe('aa');
  expect(texts.peek('b')).toBe('bb');
  texts.put('d', 'dd');
  expect(['a', 'b', 'c', 'd'].map(texts.peek)).toEqual(['aa', undefined, 'cc', 'dd']);
  texts.put('a', 'aaaa');
  expect(['a', 'c', 'd'].map(texts.peek)).toEqual(['aaaa', undefined, 'dd']);
  expect(texts.take('nothing')).toBeUndefined();
});

it('keeps one that is larger than the room alone', () => {
  const texts = shelf(3);
  texts.put('a', 'a');
  texts.put('b', 'bbbbbbbb');
  expect([texts.peek('a'), texts.peek('b')]).toEqual([undefined, 'bbbbbbbb']);
  texts.put('c', 'c');
  expect([texts.peek('b'), texts.peek('c')]).toEqual([undefined, 'c']);
});

it('never holds more than its room, and always what was put last', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(5), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (given) => {
      const texts = shelf(8);
      for (const [key, size, isTaken] of given) {
        if (isTaken) texts.take(key);
        else {
          texts.put(key, 'x'.repeat(size));
          expect(texts.peek(key)).toBe('x'.repeat(size));
        }
        const used = ['a', 'b', 'c', 'd', 'e'].reduce((sum, other) => sum + (texts.peek(other)?.length ?? 0), 0);
        expect(used).toBeLessThanOrEqual(8);
      }
    }),
  );
});
