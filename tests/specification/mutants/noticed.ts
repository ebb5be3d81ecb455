import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { ROWS } from '../rows.ts';
import type { Mutant } from './mutant.ts';

const FILE = 'tests/specification/mutants/noticed.json';

/** By row that was tried, the sign of the mutant and the tests that noticed it; null where none did. */
export type Noticed = ReadonlyMap<string, string | null>;

export const readNoticed = (): Noticed => new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string | null>));

export function writeNoticed(noticed: Noticed): void {
  const sorted = [...ROWS.keys()].flatMap((row) => (noticed.has(row) ? [[row, noticed.get(row)] as const] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Another one as soon as the mutant or a file of its tests is another. */
export function signTrial(mutant: Mutant, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(mutant));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
