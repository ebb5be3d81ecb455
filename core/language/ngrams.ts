import { withApostrophes } from './contractions.ts';

/** Counts by bucket: a text as a classifier sees it. */
export type Features = ReadonlyMap<number, number>;

const TOKEN = /\p{L}+(?:'\p{L}+)*|\d+|[?!.,…]+|[^\s\p{L}\d]/gu;
/** Further on a message says nothing that its beginning and its end do not tell. */
const READ_TOKENS = 400;
const LONGEST_RUN = 3;
const LETTERS = [3, 4, 5] as const;
const READ_CHARS = 600;

export const tokensOf = (text: string): string[] => withApostrophes(text.toLowerCase()).match(TOKEN)?.slice(0, READ_TOKENS) ?? [];

/** A bucket for whatever is named, by the FNV-1a hash of its UTF-16 units. */
export function bucketOf(name: string, buckets: number): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}

/** Gathers features by name. */
export class FeatureBag {
  readonly features = new Map<number, number>();
  readonly #buckets: number;

  constructor(buckets: number) {
    this.#buckets = buckets;
  }

  add(name: string, value = 1): void {
    const bucket = bucketOf(name, this.#buckets);
    this.features.set(bucket, (this.features.get(bucket) ?? 0) + value);
  }
}

/** The words of a text, their pairs and triples, and how it begins and ends. */
export function wordsIn(text: string, buckets: number): Features {
  const bag = new FeatureBag(buckets);
  const tokens = tokensOf(text);
  for (let length = 1; length <= LONGEST_RUN; length++) for (const run of runsOf(tokens, length)) bag.add(`${length} ${run}`);
  for (let length = 1; length <= Math.min(LONGEST_RUN, tokens.length); length++) {
    bag.add(`^ ${tokens.slice(0, length).join(' ')}`);
    bag.add(`$ ${tokens.slice(-length).join(' ')}`);
  }
  return bag.features;
}

/** The stretches of three to five letters of its words, which forgive slips and know a word by its stem. */
export function lettersIn(text: string, buckets: number): Features {
  const bag = new FeatureBag(buckets);
  for (const [word] of withApostrophes(text.slice(0, READ_CHARS).toLowerCase()).matchAll(/\S+/g))
    for (const length of LETTERS) for (const stretch of stretchesOf(` ${word} `, length)) bag.add(`# ${stretch}`);
  return bag.features;
}

const runsOf = (tokens: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, i) => tokens.slice(i, i + length).join(' '));

const stretchesOf = (letters: string, length: number): string[] =>
  Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, i) => letters.slice(i, i + length));
