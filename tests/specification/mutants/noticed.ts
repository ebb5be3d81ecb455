import { readFileSync, writeFileSync } from 'node:fs';
import { ROWS } from '../rows.ts';

const FILE = 'tests/specification/mutants/noticed.json';

/** By row, whether its mutant was noticed when it was tried last. */
export const readNoticed = (): ReadonlyMap<string, boolean> =>
  new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, boolean>));

export function writeNoticed(noticed: ReadonlyMap<string, boolean>): void {
  const sorted = [...ROWS.keys()].flatMap((row) => (noticed.has(row) ? [[row, noticed.get(row)] as const] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
