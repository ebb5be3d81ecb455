import { expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

function counting() {
  const read: string[] = [];
  const once = readOnce((text) => {
    read.push(text);
    return text.length;
  });
  return { read, once };
}

it('reads one text a turn, however long the talk has become', () => {
  const { read, once } = counting();
  const said: string[] = [];
  for (let turn = 1; turn <= 200; turn++) {
    said.push(`message ${turn}`);
    expect(said.map(once)).toEqual(said.map((text) => text.length));
    expect(read).toHaveLength(turn);
  }
});

it('keeps the latest texts, and no more of them than it has room for', () => {
  const { read, once } = counting();
  const texts = Array.from({ length: 500 }, (_, n) => `text ${n}`);
  for (const text of [...texts, 'text 0', 'one more', 'text 0']) once(text);
  expect(read).toEqual([...texts, 'one more']);
  once('text 1');
  expect(read.at(-1)).toBe('text 1');
});

it('keeps what was found, though it is nothing', () => {
  const read: string[] = [];
  const once = readOnce((text): null => void read.push(text) as unknown as null);
  once('a');
  once('a');
  expect(read).toEqual(['a']);
});
