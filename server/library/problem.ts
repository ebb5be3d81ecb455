import { z } from 'zod';
import { nameFile, OWN_ROOT } from './roots.ts';

export const LibraryProblem = z.object({
  /** Relative to the library, with `/`; in another folder of content, that one's name and a colon come first. */
  file: z.string(),
  /** 1-based; null when the whole file is meant. */
  line: z.number().nullable(),
  problem: z.string(),
  fix: z.string(),
  /** A notice tells of something left out on purpose; only an error fails a check. */
  severity: z.enum(['error', 'notice']),
});
export type LibraryProblem = z.infer<typeof LibraryProblem>;

export const LibraryReport = z.object({
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
  libraryDir: z.string(),
  items: z.number(),
  units: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Items that the database knows and the library no longer holds. */
  missing: z.number(),
  /** When the same files mean something else, because something in them comes out. ISO 8601, UTC. */
  nextDueAt: z.string().nullable().default(null),
  problems: z.array(LibraryProblem),
});
export type LibraryReport = z.infer<typeof LibraryReport>;

export interface ImportProgress {
  phase: 'scan' | 'read' | 'apply' | 'index';
  done: number;
  total: number;
  file: string;
}

/** Collects what is wrong with one part of the library; files are told relative to their root. */
export class ProblemLog {
  readonly list: LibraryProblem[] = [];
  readonly #root: string;

  constructor(root: string = OWN_ROOT) {
    this.#root = root;
  }

  error(file: string, problem: string, fix: string, line: number | null = null): void {
    this.list.push({ file: printable(nameFile(this.#root, file)), line, problem: printable(problem), fix, severity: 'error' });
  }

  notice(file: string, problem: string, fix: string, line: number | null = null): void {
    this.list.push({ file: printable(nameFile(this.#root, file)), line, problem: printable(problem), fix, severity: 'notice' });
  }
}

/** Control characters in a hostile file name must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`).slice(0, 600);
}
