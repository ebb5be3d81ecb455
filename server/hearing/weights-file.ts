import { z } from 'zod';
import type { Table, Weights } from '#core/language/classifier.ts';

const StoredTable = z.strictObject({
  scale: z.number().positive(),
  /** A signed byte a weight, in base64. */
  values: z.base64(),
});

/** A classifier as it is kept. */
const StoredWeights = z.strictObject({
  labels: z.array(z.string()).min(2),
  buckets: z.number().int().positive(),
  mix: z.strictObject({ sparse: z.number(), dense: z.number() }),
  sparse: StoredTable,
  dense: StoredTable,
});

/** @throws where the file is not one of these labels' */
export function readWeights<Label extends string>(text: string, labels: readonly Label[]): Weights<Label> {
  const stored = StoredWeights.parse(JSON.parse(text));
  if (stored.labels.join() !== labels.join()) throw new Error(`The weights are for the labels ${stored.labels.join(', ')}.`);
  return { ...stored, labels, sparse: readTable(stored.sparse), dense: readTable(stored.dense) };
}

export const writeWeights = ({ sparse, dense, ...weights }: Weights<string>): string =>
  `${JSON.stringify({ ...weights, sparse: writeTable(sparse), dense: writeTable(dense) })}\n`;

const readTable = ({ scale, values }: z.infer<typeof StoredTable>): Table => ({
  scale,
  values: new Int8Array(Buffer.from(values, 'base64')),
});

const writeTable = ({ scale, values }: Table): z.infer<typeof StoredTable> => ({ scale, values: Buffer.from(values).toString('base64') });
