import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnv, type Env } from '#server/env.ts';
import type { House } from '#server/house.ts';
import { bringInLibrary } from '#server/keep-library.ts';
import { checkLibrary } from '#server/library/import-library.ts';
import type { LibraryReport } from '#server/library/problem.ts';
import { formatReport, parseReport, REPORT_FILE } from '#server/library/report.ts';
import { listRoots } from '#server/library/roots.ts';
import { showProgress } from '#server/library/show-progress.ts';
import { openHouse } from '#server/open-house.ts';
import { watchLibrary } from '#server/watch-library.ts';

const USAGE = `Usage: cairn library check [DIR]    reports what an import would find, writes nothing
       cairn library import [DIR]   brings the database up to date with the folder
       cairn library watch [DIR]    imports, and again whenever the folder changes, until Ctrl+C
       cairn library report         shows the report of the last import again

DIR defaults to LIBRARY_DIR or library; the database and the report lie in DATA_DIR or data.
Exit code: 0 when nothing is wrong, 1 when there is an error, 2 when the command is not understood.`;

type Command = (env: Env) => Promise<LibraryReport | null>;

const COMMANDS: Record<string, { run: Command; takesDir: boolean }> = {
  check: { run: checkAloud, takesDir: true },
  import: { run: (env) => withHouse(env, importAloud), takesDir: true },
  watch: { run: (env) => withHouse(env, watchAloud), takesDir: true },
  report: { run: readReport, takesDir: false },
};

async function main([name = '', dir, ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.length > 0 || (dir !== undefined && !command.takesDir)) {
    console.error(USAGE);
    return 2;
  }
  const report = await command.run(readEnv({ ...process.env, ...(dir === undefined ? {} : { LIBRARY_DIR: dir }) }));
  if (!report) return 1;
  console.log(formatReport(report));
  return report.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

async function checkAloud(env: Env): Promise<LibraryReport> {
  const progress = showProgress();
  return checkLibrary({ roots: listRoots(env), now: Date.now(), onProgress: progress.show }).finally(progress.end);
}

function importAloud(house: House): Promise<LibraryReport> {
  const progress = showProgress();
  return bringInLibrary(house, progress.show).finally(progress.end);
}

/** Answers with the last report once it is asked to stop. */
async function watchAloud(house: House): Promise<LibraryReport> {
  let last = await importAloud(house);
  console.log(formatReport(last));
  const endWatch = watchLibrary(
    house,
    (report) => {
      last = report;
      console.log(formatReport(report));
    },
    (error) => console.error('The library could not be scanned:', error),
  );
  console.log(`Watching ${house.env.LIBRARY_DIR}. Stop with Ctrl+C.`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await endWatch();
  return last;
}

async function withHouse(env: Env, work: (house: House) => Promise<LibraryReport>): Promise<LibraryReport> {
  const house = await openHouse(env);
  try {
    return await work(house);
  } finally {
    await house.db.destroy();
  }
}

async function readReport({ DATA_DIR }: Env): Promise<LibraryReport | null> {
  const file = path.join(DATA_DIR, REPORT_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  const report = text === null ? null : parseReport(text);
  if (!report)
    console.error(
      text === null
        ? `There is no report at ${file} yet. Run: cairn library import`
        : `${file} cannot be read. A new import writes it again: cairn library import`,
    );
  return report;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // A wrong setting or folder: what is wrong, without the way through the code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
