import { expect, it } from 'vitest';
import { openSentenceEncoder } from './sentence-encoder.ts';

const near = (one: Float32Array, other: Float32Array | undefined): number =>
  one.reduce((sum, value, i) => sum + value * (other?.[i] ?? 0), 0);

it('reads several at once as it reads each alone, in their order', async () => {
  const { encode, encodeAll } = await openSentenceEncoder();
  const texts = ['Is that too pushy?', 'I rang her on Monday. '.repeat(9), 'Thanks.', 'She asked me twice, and I said no.', 'Thanks.'];
  const together = await encodeAll(texts.map((text) => `${text} So it was.`));
  for (const [at, text] of texts.entries()) expect(near(await encode(`${text} So it was. `.trimEnd()), together[at])).toBeCloseTo(1, 2);
});

it('finds no text longer than the network reads', async () => {
  const { costOf } = await openSentenceEncoder();
  expect(costOf('I rang her on Monday.')).toBeLessThan(12);
  for (const text of ['qxz '.repeat(3000), '\ufdfa'.repeat(9000)]) expect(costOf(text)).toBe(128);
});

it('has a vector of length 1 for whatever is written, and for nothing', async () => {
  const { encode } = await openSentenceEncoder();
  for (const text of ['I run a small bakery.', '', ' ', '\n', '😀', '???', '我们', '\u0000', 'x'.repeat(5000), '😀'.repeat(300)]) {
    const vector = await encode(text);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 1);
  }
});
