import { expect, it } from 'vitest';
import { openSentenceEncoder } from './sentence-encoder.ts';

it('has a vector of length 1 for whatever is written, and for nothing', async () => {
  const { encode } = await openSentenceEncoder();
  for (const text of ['I run a small bakery.', '', ' ', '\n', '😀', '???', '我们', '\u0000', 'x'.repeat(5000), '😀'.repeat(300)]) {
    const vector = await encode(text);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 1);
  }
});
