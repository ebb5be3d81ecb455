import type { SentenceVector } from '#core/coach/hear/samples.ts';
import { openSentenceEncoder, type Listener, type SentenceEncoder } from './sentence-encoder.ts';

/** Of what one task may have read, in pieces of words: 2,000 letters of English, some 250 ms. */
export const TASK_PIECES = 500;
/** What a text takes beside its pieces. */
const TEXT_COSTS = 2;

/**
 * Listens for one task, which all others wait for: from the first text on that is beyond its pieces none is read for what it
 * means, the words alone count then. What it has read once costs nothing again. The encoder is opened with the first text.
 */
export function openListener(pieces = TASK_PIECES, open: () => Promise<SentenceEncoder> = openSentenceEncoder): Listener {
  const read = new Map<string, SentenceVector>();
  let left = pieces;
  const encodeAll = async (texts: readonly string[]): Promise<(SentenceVector | null)[]> => {
    if (texts.length === 0) return [];
    const encoder = await open();
    const isPaid = (text: string): boolean => {
      if (left <= 0) return false;
      left -= encoder.costOf(text) + TEXT_COSTS;
      return left >= 0;
    };
    const paid = [...new Set(texts)].filter((text) => !read.has(text) && isPaid(text));
    for (const [at, vector] of (await encoder.encodeAll(paid)).entries()) read.set(paid[at] as string, vector);
    return texts.map((text) => read.get(text) ?? null);
  };
  return { encodeAll, encode: async (text) => (await encodeAll([text]))[0] ?? null };
}
