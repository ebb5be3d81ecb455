import type { ProblemLog } from '../problem.ts';
import { UnreadableFile } from './read-bytes.ts';
import { AlreadyReported } from './already-reported.ts';

/** Turns what a reader threw into a problem of its file. Nothing a file does may end the import. */
export function reportFailure(problems: ProblemLog, file: string, error: unknown): void {
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
