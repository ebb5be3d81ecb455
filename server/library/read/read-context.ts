import type { ContentPlace } from '#server/open-content.ts';
import type { DerivedStore } from '../derived-store.ts';
import type { LibraryRoot } from '../roots.ts';
import type { ProblemLog } from '../problem.ts';
import { UnreadableFile } from '../unreadable-file.ts';

/** What follows the reading from outside, and knows which file to blame when it does not come to an end. */
export interface FileWatch {
  /** Called before each file. */
  onFile: (path: string) => void;
  /** With one, the file that was told last is the one that is read. */
  unitsAtOnce: number;
  /** Why a file is not to be read again, by path. */
  refused: ReadonlyMap<string, string>;
}

/** What every reader needs: where the content lies, where derived files go, and where problems are told. */
export interface ReadContext {
  root: LibraryRoot;
  derived: DerivedStore;
  problems: ProblemLog;
  /** Milliseconds. */
  now: number;
  watch: FileWatch;
}

/**
 * Where a file lies that is read next.
 * @throws {UnreadableFile} when it is refused
 */
export function locate({ root, watch }: ReadContext, path: string): ContentPlace {
  const refusal = watch.refused.get(path);
  if (refusal !== undefined) throw new UnreadableFile(refusal, 'Replace it by a simpler or smaller one.');
  watch.onFile(path);
  return { folder: root.dir, path };
}
