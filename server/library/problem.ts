export interface LibraryProblem {
  /** Relative to the library, with `/`. */
  file: string;
  /** 1-based; null when the whole file is meant. */
  line: number | null;
  problem: string;
  fix: string;
  /** A notice tells of something left out on purpose; only an error fails a check. */
  severity: 'error' | 'notice';
}

export interface LibraryReport {
  /** ISO 8601, UTC. */
  checkedAt: string;
  libraryDir: string;
  items: number;
  units: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Items that the database knows and the library no longer holds. */
  missing: number;
  problems: LibraryProblem[];
}

export interface ImportProgress {
  phase: 'scan' | 'read' | 'apply' | 'index';
  done: number;
  total: number;
  file: string;
}

/** Collects what is wrong with one part of the library. */
export class ProblemLog {
  readonly list: LibraryProblem[] = [];

  error(file: string, problem: string, fix: string, line: number | null = null): void {
    this.list.push({ file: printable(file), line, problem: printable(problem), fix, severity: 'error' });
  }

  notice(file: string, problem: string, fix: string, line: number | null = null): void {
    this.list.push({ file: printable(file), line, problem: printable(problem), fix, severity: 'notice' });
  }
}

/** Control characters in a hostile file name must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`).slice(0, 600);
}
