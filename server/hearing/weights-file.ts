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
  rarity: StoredTable,
  sparse: StoredTable,
  units: z.number().int().positive(),
  hidden: StoredTable,
  out: StoredTable,
});

/** @throws where the file is not one of these labels' */
export function readWeights<Label extends string>(text: string, labels: readonly Label[]): Weights<Label> {
  const stored = StoredWeights.parse(JSON.parse(text));
  if (stored.labels.join() !== labels.join()) throw new Error(`The weights are for the labels ${stored.labels.join(', ')}.`);
  const [rarity, sparse, hidden, out] = [stored.rarity, stored.sparse, stored.hidden, stored.out].map(readTable) as [
    Table,
    Table,
    Table,
    Table,
  ];
  return { ...stored, labels, rarity, sparse, hidden, out };
}

export const writeWeights = ({ rarity, sparse, hidden, out, ...weights }: Weights<string>): string => {
  const tables = { rarity: writeTable(rarity), sparse: writeTable(sparse), hidden: writeTable(hidden), out: writeTable(out) };
  return `${JSON.stringify({ ...weights, ...tables })}\n`;
};

const readTable = ({ scale, values }: z.infer<typeof StoredTable>): Table => ({
  scale,
  values: new Int8Array(Buffer.from(values, 'base64')),
});

const writeTable = ({ scale, values }: Table): z.infer<typeof StoredTable> => ({ scale, values: Buffer.from(values).toString('base64') });
