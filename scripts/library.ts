import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { readEnv, type Env } from '#server/env.ts';
import { explainDatabase } from '#server/http/database-failure.ts';
import { checkLibrary } from '#server/library/import-library.ts';
import type { LibraryReport } from '#server/library/problem.ts';
import { formatReport, isNews, parseReport, REPORT_FILE } from '#server/library/report.ts';
import { listRoots } from '#server/library/roots.ts';
import { showProgress } from '#server/library/show-progress.ts';
import { openReadingThreads } from '#server/library/threads/reading-threads.ts';
import { countReadingThreads, openImporter, type Importer } from '#server/open-importer.ts';
import { keepPrivate } from '#server/private-data.ts';
import { requireFolders } from '#server/open-stores.ts';
import { watchLibrary } from '#server/watch-library.ts';

const USAGE = `Usage: cairn library check [DIR]    reports what an import would find, writes nothing
       cairn library import [--accept-losses] [DIR]
                                    brings the database up to date with the folder; works that are gone from it are kept
                                    when they are more than half, unless you accept it
       cairn library watch [DIR]    imports, and again whenever the folder changes, until Ctrl+C
       cairn library report         shows the report of the last import again

DIR defaults to LIBRARY_DIR or library; the database and the report lie in DATA_DIR or data.
Exit code: 0 when nothing is wrong, 1 when there is an error, 2 when the command is not understood.`;

const ACCEPT_LOSSES = '--accept-losses';

type Command = (env: Env, options: ReadonlySet<string>) => Promise<LibraryReport | null>;

const COMMANDS: Record<string, { run: Command; takesDir: boolean; options?: readonly string[] }> = {
  check: { run: checkAloud, takesDir: true },
  import: {
    run: (env, options) => withImporter(env, (importer) => importAloud(importer, options)),
    takesDir: true,
    options: [ACCEPT_LOSSES],
  },
  watch: { run: (env) => withImporter(env, (importer) => watchAloud(env, importer)), takesDir: true },
  report: { run: showReport, takesDir: false },
};

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const options = words.filter((word) => word.startsWith('--'));
  const [dir, ...rest] = words.filter((word) => !word.startsWith('--'));
  const isUnderstood = command && rest.length === 0 && (dir === undefined || command.takesDir);
  if (!isUnderstood || !options.every((option) => command.options?.includes(option))) {
    console.error(USAGE);
    return 2;
  }
  const env = readEnv({ ...process.env, ...(dir === undefined ? {} : { LIBRARY_DIR: dir }) });
  const report = await command.run(env, new Set(options));
  if (!report) return 1;
  console.log(formatReport(report));
  return report.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

async function checkAloud(env: Env): Promise<LibraryReport> {
  const progress = showProgress();
  const jobs = openReadingThreads({ atOnce: countReadingThreads() });
  try {
    return await checkLibrary({ roots: listRoots(env), now: Date.now(), jobs, onProgress: progress.show });
  } finally {
    progress.end();
    await jobs.close();
  }
}

async function importAloud(importer: Importer, options: ReadonlySet<string> = new Set()): Promise<LibraryReport> {
  const progress = showProgress();
  const onWait = () => console.error('Another import is under way; this one begins when it has ended.');
  try {
    return await importer.bringIn({ onProgress: progress.show, onWait, acceptsLosses: options.has(ACCEPT_LOSSES) });
  } finally {
    progress.end();
  }
}

/** Answers with the last report once it is asked to stop. */
async function watchAloud({ LIBRARY_DIR }: Env, importer: Importer): Promise<LibraryReport> {
  let last = await importAloud(importer);
  console.log(formatReport(last));
  const onFailure = (error: unknown) => {
    console.error('The library could not be scanned:', error);
    return null;
  };
  const onReport = (report: LibraryReport) => {
    if (isNews(report, last)) console.log(formatReport(report));
    return (last = report);
  };
  const endWatch = watchLibrary(importer.roots, () => importer.bringIn().then(onReport, onFailure), console.error);
  console.log(`Watching ${LIBRARY_DIR}. Stop with Ctrl+C.`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await endWatch();
  return last;
}

async function withImporter(env: Env, work: (importer: Importer) => Promise<LibraryReport>): Promise<LibraryReport> {
  // A server beside it goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  keepPrivate(env.DATA_DIR);
  requireFolders(env);
  const importer = await openImporter(env);
  try {
    return await work(importer);
  } finally {
    await importer.close();
  }
}

async function showReport({ DATA_DIR }: Env): Promise<LibraryReport | null> {
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
  console.error(explainDatabase(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
