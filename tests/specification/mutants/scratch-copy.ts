import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutate, type Mutant } from './mutant.ts';

/** The repository in a folder of its own, to be broken there: so threads, processes and builds are broken as well. */
export interface ScratchCopy {
  readonly folder: string;
  /** Has these mutants and no others; answers with the files that have changed. */
  readonly breakBy: (mutants: readonly Mutant[]) => string[];
  readonly remove: () => void;
}

export function makeScratchCopy(root: string): ScratchCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-mutants-'));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.stdout.split('\0').filter(Boolean))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const sources = new Map<string, string>();
  const readSource = (file: string): string => {
    const source = sources.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    sources.set(file, source);
    return source;
  };

  let broken: string[] = [];
  return {
    folder,
    breakBy: (mutants) => {
      const before = broken;
      broken = [...new Set(mutants.map(([file]) => file))];
      for (const file of new Set([...before, ...broken])) {
        const here = mutants.filter(([of]) => of === file);
        writeFileSync(path.join(folder, file), mutate(readSource(file), here));
      }
      return [...new Set([...before, ...broken])];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
