import { expect, it } from 'vitest';
import { openListener } from './listener.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/** Each word costs ten pieces. */
function openCounting() {
  const read: string[] = [];
  const encodeAll = async (texts: readonly string[]) => {
    read.push(...texts);
    return texts.map(() => Float32Array.of(1));
  };
  const encoder: SentenceEncoder = {
    costOf: (text) => 10 * text.split(' ').length,
    encodeAll,
    encode: async (text) => (await encodeAll([text]))[0] as Float32Array,
  };
  return { read, open: async () => encoder };
}

it('reads of a task what its pieces reach for, the first texts first, and each once', async () => {
  const { read, open } = openCounting();
  const listener = openListener(50, open);
  const vectors = await listener.encodeAll(['one', 'two words', 'one', 'three more words', 'last']);
  expect(vectors.map((vector) => vector !== null)).toEqual([true, true, true, false, false]);
  expect(await listener.encode('two words')).not.toBeNull();
  expect(await listener.encode('more')).toBeNull();
  expect(read).toEqual(['one', 'two words']);
});

it('opens no encoder for nothing', async () => {
  const listener = openListener(50, () => Promise.reject(new Error('opened')));
  expect(await listener.encodeAll([])).toEqual([]);
});
