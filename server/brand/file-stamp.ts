import { statSync } from 'node:fs';

export const NO_FILE = 'none';

/** Another one whenever the file may have changed. What cannot be looked at is left to the reading, which says why. */
export function stampOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs}/${stat.size}` : NO_FILE;
  } catch {
    return 'unknown';
  }
}
