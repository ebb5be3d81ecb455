import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { checkLibrary, importLibrary, type ImportProgress, type LibraryReport } from '#server/library/import-library.ts';
import { formatReport, writeReport } from '#server/library/report.ts';

const USAGE = `Usage: npm run library -- check [DIR]    reports what an import would find, writes nothing
       npm run library -- import [DIR]   brings the database up to date with the folder

DIR defaults to LIBRARY_DIR or library; the database lies in DATA_DIR or data.`;

const BAR_WIDTH = 24;
const FRAME_MS = 100;
const LINE_MS = 5000;

async function main([command, dir, ...rest]: string[]): Promise<number> {
  if ((command !== 'check' && command !== 'import') || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const libraryDir = dir ?? process.env['LIBRARY_DIR'] ?? 'library';
  const dataDir = process.env['DATA_DIR'] ?? 'data';
  const progress = showProgress();
  const report = await (command === 'check'
    ? checkLibrary({ libraryDir, now: Date.now(), onProgress: progress.show })
    : runImport(libraryDir, dataDir, progress.show)
  ).finally(progress.end);
  console.log(formatReport(report));
  return report.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

async function runImport(libraryDir: string, dataDir: string, onProgress: (progress: ImportProgress) => void): Promise<LibraryReport> {
  await mkdir(dataDir, { recursive: true });
  const db = await openDatabase(join(resolve(dataDir), 'cairn.db'));
  try {
    const report = await importLibrary({ db, libraryDir, derivedDir: join(dataDir, 'derived'), now: Date.now(), onProgress });
    await writeReport(dataDir, report);
    return report;
  } finally {
    await db.destroy();
  }
}

/** A bar in a terminal; elsewhere a line every few seconds, so that a log shows that work goes on. */
function showProgress() {
  const { stderr } = process;
  let shownAt = performance.now();
  const show = ({ phase, done, total, file }: ImportProgress): void => {
    const now = performance.now();
    const isLast = total > 0 && done === total;
    if (!isLast && now - shownAt < (stderr.isTTY ? FRAME_MS : LINE_MS)) return;
    if (!stderr.isTTY && now - shownAt < LINE_MS) return;
    shownAt = now;
    const count = total > 0 ? `${done}/${total}` : String(done);
    if (!stderr.isTTY) {
      stderr.write(`${phase} ${count}\n`);
      return;
    }
    const filled = total > 0 ? Math.round((done / total) * BAR_WIDTH) : 0;
    const head = `${phase.padEnd(5)} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${count}  `;
    const room = Math.max(0, (stderr.columns ?? 80) - head.length - 1);
    stderr.write(`\r\x1B[K${head}${file.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, room)}`);
  };
  return { show, end: () => void (stderr.isTTY && stderr.write('\r\x1B[K')) };
}

process.exitCode = await main(process.argv.slice(2));
