import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** What became of the mutants of one folder. */
export interface Score {
  killed: number;
  survived: number;
  /** In code that no test beside it runs. */
  uncovered: number;
}

/** Breaks the code of one folder in one place at a time, and counts after how many breaks a test beside that code fails. */
export async function scoreFolder(folder: string): Promise<Score> {
  process.env['MUTANTS_OF'] = folder;
  // Each mutant loads the same packages anew.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'cairn-mutants');
  const results = await new Stryker({
    configFile: 'bench/mutants/stryker.config.ts',
    mutate: [`${folder}/*.ts`, '!**/*.test.ts'],
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') };
}

/** `top` and the folders below it that hold code. */
export function foldersOf(top: string): string[] {
  const entries = readdirSync(top, { withFileTypes: true });
  const hasCode = entries.some((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name));
  const below = entries.filter((entry) => entry.isDirectory()).flatMap((entry) => foldersOf(`${top}/${entry.name}`));
  return [...(hasCode ? [top] : []), ...below];
}
