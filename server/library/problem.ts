import { posix } from 'node:path';
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
  /** Stands for so many more like it in the folder that `file` names then, which a report does not tell one by one. */
  count: z.number().optional(),
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
  /** Of the problems: equal where the same ones are told. */
  digest: z.string().default(''),
  problems: z.array(LibraryProblem),
});
export type LibraryReport = z.infer<typeof LibraryReport>;

export interface ImportProgress {
  phase: 'scan' | 'read' | 'apply' | 'index';
  done: number;
  total: number;
  file: string;
}

/** How many of a log are told one by one, with the same words of one folder, with the same words, and of one severity. */
const MOST = { inFolder: 20, alike: 200, inAll: 1000 };

/** Collects what is wrong with one part of the library; files are told relative to their root. Holds no more than can be read. */
export class ProblemLog {
  readonly list: LibraryProblem[] = [];
  readonly #root: string;
  /** How many were told, by what they have in common. */
  readonly #told = new Map<string, number>();
  /** What stands for those that are not told. */
  readonly #rest = new Map<string, LibraryProblem & { count: number }>();

  constructor(root: string = OWN_ROOT) {
    this.#root = root;
  }

  error(file: string, problem: string, fix: string, line: number | null = null): void {
    this.add({ file: printable(nameFile(this.#root, file)), line, problem: printable(problem), fix, severity: 'error' });
  }

  notice(file: string, problem: string, fix: string, line: number | null = null): void {
    this.add({ file: printable(nameFile(this.#root, file)), line, problem: printable(problem), fix, severity: 'notice' });
  }

  /** One whose file is told with its root, as another log holds it. */
  add(given: LibraryProblem): void {
    const { file, problem, severity, count } = given;
    const folder = count === undefined ? posix.dirname(file) : file;
    const alike = `${severity}\0${problem}`;
    const inFolder = `${alike}\0${folder}`;
    const isFull = (key: string, most: number) => (this.#told.get(key) ?? 0) >= most;
    if (isFull(severity, MOST.inAll)) this.#count(severity, { ...given, ...MORE_THAN_TOLD, file: '.' });
    else if (isFull(alike, MOST.alike)) this.#count(alike, { ...given, file: '.' });
    else if (count !== undefined || isFull(inFolder, MOST.inFolder)) this.#count(inFolder, { ...given, file: folder });
    else {
      this.list.push(given);
      for (const key of [severity, alike, inFolder]) this.#told.set(key, (this.#told.get(key) ?? 0) + 1);
    }
  }

  addAll(others: Iterable<LibraryProblem>): void {
    for (const problem of others) this.add(problem);
  }

  #count(key: string, problem: LibraryProblem): void {
    const rest = this.#rest.get(key) ?? { ...problem, line: null, count: 0 };
    if (rest.count === 0) this.list.push(rest);
    this.#rest.set(key, rest);
    rest.count += problem.count ?? 1;
  }
}

const MORE_THAN_TOLD = { problem: 'This is more than one report tells.', fix: 'Settle some of the others and look again.' };

/** How many there are of a severity, those included that are not told one by one. */
export const countProblems = (problems: readonly LibraryProblem[], severity: LibraryProblem['severity']): number =>
  problems.reduce((sum, problem) => sum + (problem.severity === severity ? (problem.count ?? 1) : 0), 0);

/** Control characters in a hostile file name must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`).slice(0, 600);
}
