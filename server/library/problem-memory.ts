import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
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

export async function saveProblemMemory(derivedDir: string, memory: ProblemMemory): Promise<void> {
  await mkdir(derivedDir, { recursive: true });
  const file = join(derivedDir, FILE);
  await writeFile(`${file}.${process.pid}.part`, JSON.stringify(Object.fromEntries(memory)));
  await rename(`${file}.${process.pid}.part`, file);
}
