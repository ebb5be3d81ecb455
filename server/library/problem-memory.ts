import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '#server/write-whole.ts';
import { LibraryProblem } from './problem.ts';

/** Problems of items as they were read, so that a rescan reports them again without reading. By path of the item. */
export type ProblemMemory = Map<string, { signature: string; problems: LibraryProblem[] }>;

const FILE = 'library-problems.json';

const Memory = z.record(
  z.string(),
  z.object({
    signature: z.string(),
    problems: z.array(LibraryProblem),
  }),
);

/** Empty when there is none or it is broken: then items with problems are simply read again. */
export async function loadProblemMemory(derivedDir: string): Promise<ProblemMemory> {
  try {
    const result = Memory.safeParse(JSON.parse(await readFile(join(derivedDir, FILE), 'utf8')));
    return new Map(result.success ? Object.entries(result.data) : []);
  } catch {
    return new Map();
  }
}

export const saveProblemMemory = (derivedDir: string, memory: ProblemMemory): Promise<void> =>
  writeWhole(join(derivedDir, FILE), JSON.stringify(Object.fromEntries(memory)));
