import { openHouse } from '#server/open-house.ts';
import { readEnv, type Env } from '#server/env.ts';
import { checkLibrary, type ImportProgress, type LibraryReport } from '#server/library/import-library.ts';
import { bringInLibrary } from '#server/library/keep-library.ts';
import { formatReport } from '#server/library/report.ts';
import { showProgress } from '#server/library/show-progress.ts';

const USAGE = `Usage: npm run library -- check [DIR]    reports what an import would find, writes nothing
       npm run library -- import [DIR]   brings the database up to date with the folder

DIR defaults to LIBRARY_DIR or library; the database lies in DATA_DIR or data.`;

async function main([command, dir, ...rest]: string[]): Promise<number> {
  if ((command !== 'check' && command !== 'import') || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const env = readEnv({ ...process.env, ...(dir === undefined ? {} : { LIBRARY_DIR: dir }) });
  const progress = showProgress();
  const report = await (
    command === 'check'
      ? checkLibrary({ libraryDir: env.LIBRARY_DIR, now: Date.now(), onProgress: progress.show })
      : runImport(env, progress.show)
  ).finally(progress.end);
  console.log(formatReport(report));
  return report.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

async function runImport(env: Env, onProgress: (progress: ImportProgress) => void): Promise<LibraryReport> {
  const house = await openHouse(env);
  try {
    return await bringInLibrary(house, onProgress);
  } finally {
    await house.db.destroy();
  }
}

process.exitCode = await main(process.argv.slice(2));
