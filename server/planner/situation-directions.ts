import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { tellingLines, type Meaning } from '#core/assessment/situations/match.ts';
import type { Situation } from '#core/assessment/situations/situation.ts';
import { ROOT } from '../files.ts';

/** Where the situations lie among what is said, worked out once by scripts/coach/place-situations.ts. */
export const DIRECTIONS = path.join(ROOT, 'server/planner/learned/situation-directions.json');

const Packed = z.strictObject({
  scale: z.number().positive(),
  /** A signed byte a number, in base64. */
  values: z.base64(),
});
const Stored = z.strictObject({
  middle: Packed,
  /** By the hash of what tells of each, so that a situation that was rewritten is not taken for what it was. */
  directions: z.record(z.string(), Packed),
});

export interface Directions {
  readonly middle: Meaning;
  readonly byHash: ReadonlyMap<string, Meaning>;
}

export const hashSituation = (situation: Situation): string =>
  createHash('sha256')
    .update(JSON.stringify([tellingLines(situation), situation.near]))
    .digest('base64url')
    .slice(0, 22);

export async function readDirections(file = DIRECTIONS): Promise<Directions> {
  const { middle, directions } = Stored.parse(JSON.parse(await readFile(file, 'utf8')));
  return { middle: unpack(middle), byHash: new Map(Object.entries(directions).map(([hash, packed]) => [hash, unpack(packed)])) };
}

export const writeDirections = ({ middle, byHash }: Directions): string =>
  `${JSON.stringify({ middle: pack(middle), directions: Object.fromEntries([...byHash].map(([hash, one]) => [hash, pack(one)])) })}\n`;

const FULL = 127;

/** The largest of the numbers takes the whole of a byte. */
function pack(numbers: Meaning): z.infer<typeof Packed> {
  const scale = (numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1) / FULL;
  const bytes = Int8Array.from(numbers, (one) => Math.round(one / scale));
  return { scale, values: Buffer.from(bytes.buffer).toString('base64') };
}

const unpack = ({ scale, values }: z.infer<typeof Packed>): Meaning =>
  Float32Array.from(new Int8Array(Buffer.from(values, 'base64')), (one) => one * scale);
