import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** There is no room for a file. */
export class DiskFull extends Error {
  readonly file: string;

  constructor(file: string, cause?: unknown) {
    super(`The disk is full: ${file} could not be written. Free some space on it.`, { cause });
    this.file = file;
  }
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes a file in one step, for this user alone, and makes its folder: nobody ever sees half of it, not even after a
 * power cut. What is left of a failure is removed.
 * @throws {DiskFull}
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (NO_SPACE.has(codeOf(error))) throw new DiskFull(file, error);
    throw error;
  }
}

/** Removes what `writeWhole` could not remove itself, because its process was killed. Nobody may be writing into the folder. */
export async function removeLeftParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) await rm(path.join(folder, name), { force: true });
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
