import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/write-whole.ts';
import { LibraryReport } from './problem.ts';

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
  const silent = { missing: 0, problems: [] };
  const { missing, problems } = last ?? silent;
  return report.missing !== missing || JSON.stringify(report.problems) !== JSON.stringify(problems);
}

/** Plain text for a terminal: a line a problem, `file:line  problem  -> fix`, errors first; the last line counts. */
export function formatReport(report: LibraryReport): string {
  const errors = report.problems.filter((problem) => problem.severity === 'error');
  const notices = report.problems.filter((problem) => problem.severity === 'notice');
  const lines = [...errors, ...notices].map(({ file, line, problem, fix, severity }) => {
    const place = line === null ? file : `${file}:${line}`;
    return `${severity === 'error' ? 'error ' : 'notice'}  ${place}  ${problem}  -> ${fix}`;
  });
  const counts = [
    `${count(report.items, 'item')}, ${count(report.units, 'unit')}`,
    `${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.missing} missing`,
    `${count(errors.length, 'error')}, ${count(notices.length, 'notice')}`,
  ];
  return [...lines, counts.join('; ')].join('\n');
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
