import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';
import { countProblems, LibraryReport, type LibraryProblem } from './problem.ts';

export const REPORT_FILE = 'library-report.json';

/** Writes `library-report.json`. */
export const writeReport = (dataDir: string, report: LibraryReport): Promise<void> =>
  writeWhole(join(dataDir, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);

/** The report of the last import; null when there is none that can be read. */
export async function readReport(dataDir: string): Promise<LibraryReport | null> {
  const json = await readFile(join(dataDir, REPORT_FILE), 'utf8').catch(() => null);
  return json === null ? null : parseReport(json);
}

/** A report as `writeReport` wrote it; null for anything else. */
export function parseReport(json: string): LibraryReport | null {
  try {
    return LibraryReport.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether an import found anything that the one before it did not tell. */
export function isNews(report: LibraryReport, last: LibraryReport | null): boolean {
  if (report.added + report.changed > 0) return true;
  if (!last) return report.missing > 0 || report.problems.length > 0;
  return report.missing !== last.missing || report.digest !== last.digest;
}

/**
 * Plain text for a terminal: a line a problem, `file:line  problem  -> fix`, errors first; the last line counts.
 * @param most lines for problems; who reads them is told where the others are
 */
export function formatReport(report: LibraryReport, most = Infinity): string {
  const { error = [], notice = [] } = Object.groupBy(report.problems, ({ severity }) => severity);
  const told = [...error, ...notice];
  const lines = told.slice(0, most).map(formatProblem);
  if (told.length > most)
    lines.push(`There are ${told.length - most} lines more in DATA_DIR/${REPORT_FILE}; cairn library report shows all of them.`);
  const counts = [
    `${count(report.items, 'item')}, ${count(report.units, 'unit')}`,
    `${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.missing} missing`,
    `${count(countProblems(error, 'error'), 'error')}, ${count(countProblems(notice, 'notice'), 'notice')}`,
  ];
  return [...lines, counts.join('; ')].join('\n');
}

function formatProblem({ file, line, problem, fix, severity, count: more }: LibraryProblem): string {
  const place = line === null ? file : `${file}:${line}`;
  const others = more === undefined ? '' : `And ${more.toLocaleString('en')} more like this: `;
  return `${severity === 'error' ? 'error ' : 'notice'}  ${place}  ${others}${problem}  -> ${fix}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
