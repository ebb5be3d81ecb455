import { withApostrophes } from './contractions.ts';

/** Counts by bucket: a text as a classifier sees it. */
export type Features = ReadonlyMap<number, number>;

const TOKEN = /\p{L}+(?:'\p{L}+)*|\d+|[?!.,…]+|[^\s\p{L}\d]/gu;
/** Further on a message says nothing that its beginning and its end do not tell. */
const READ_TOKENS = 400;
const EDGE = 4;
const READ_CHARS = 80;

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

/**
 * The words of a text, their pairs and triples, how it begins and ends, and the stretches of three to five letters of its
 * beginning, which forgive slips. Long texts weigh no more than short ones.
 */
export function addNgrams(bag: FeatureBag, text: string): void {
  const tokens = tokensOf(text);
  const share = 1 / Math.sqrt(Math.max(4, tokens.length));
  for (const [length, weight] of [
    [1, 2],
    [2, 2],
    [3, 1],
  ] as const)
    for (const run of new Set(runsOf(tokens, length))) bag.add(`${length} ${run}`, weight * share);
  for (let length = 1; length <= Math.min(EDGE, tokens.length); length++) {
    bag.add(`^ ${tokens.slice(0, length).join(' ')}`, 0.6);
    bag.add(`$ ${tokens.slice(-length).join(' ')}`, 0.6);
  }
  const letters = ` ${withApostrophes(text.slice(0, READ_CHARS).toLowerCase())} `;
  const stretches = new Set([3, 4, 5].flatMap((length) => stretchesOf(letters, length)));
  for (const stretch of stretches) bag.add(`# ${stretch}`, 1 / Math.sqrt(stretches.size));
}

const runsOf = (tokens: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, i) => tokens.slice(i, i + length).join(' '));

const stretchesOf = (letters: string, length: number): string[] =>
  Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, i) => letters.slice(i, i + length));
