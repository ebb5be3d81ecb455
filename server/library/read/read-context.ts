import { join } from 'node:path';
import type { DerivedStore } from '../derived-store.ts';
import type { LibraryRoot } from '../roots.ts';
import type { ProblemLog } from '../problem.ts';

/** What every reader needs: where the content lies, where derived files go, and where problems are told. */
export interface ReadContext {
  root: LibraryRoot;
  derived: DerivedStore;
  problems: ProblemLog;
  /** Milliseconds. */
  now: number;
}

export function locate(context: ReadContext, path: string): string {
  return join(context.root.dir, path);
}
