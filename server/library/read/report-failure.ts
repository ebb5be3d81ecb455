import { DiskFull } from '#server/write-whole.ts';
import type { ProblemLog } from '../problem.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { AlreadyReported } from './already-reported.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import type { ReadContext } from './read-context.ts';

/**
 * Turns what a reader threw into a problem of its file. Nothing a file does may end the import.
 * @throws {DiskFull} that is no fault of the file's, and the next one would fare no better
 */
export function reportFailure(problems: ProblemLog, file: string, error: unknown): void {
  if (error instanceof DiskFull) throw error;
  if (error instanceof AlreadyReported) return;
  if (error instanceof UnreadableFile) {
    problems.error(file, error.message, error.fix, error.line);
    return;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === 'ENOENT') problems.error(file, 'The file disappeared while it was read.', 'Import again.');
  else if (code === 'EACCES' || code === 'EPERM') problems.error(file, 'The server may not read the file.', 'Give it read access.');
  else if (error instanceof RangeError) problems.error(file, 'The file is nested too deeply to be read.', 'Simplify it.');
  else problems.error(file, `The file could not be read${code === null ? '' : ` (${code})`}.`, 'Export or copy it again.');
}

/** A broken side file is reported and does without; its media stays episode. */
export async function attempt<T>(context: ReadContext, file: ScannedFile, read: (file: ScannedFile) => Promise<T>): Promise<T | null> {
  try {
    return await read(file);
  } catch (error) {
    reportFailure(context.problems, file.path, error);
    return null;
  }
}
