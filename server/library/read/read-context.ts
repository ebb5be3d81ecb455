import { join } from 'node:path';
import type { DerivedStore } from '../derived-store.ts';
import type { ProblemLog } from '../problem.ts';

/** What every reader needs: where the library lies, where derived files go, and where problems are told. */
export interface ReadContext {
  libraryDir: string;
  derived: DerivedStore;
  problems: ProblemLog;
  /** Milliseconds. */
  now: number;
}

export function locate(context: ReadContext, path: string): string {
  return join(context.libraryDir, path);
}
