import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { keepCoach } from './features/coach/keep-coach.ts';
import { keepContact } from './features/contact/keep-contact.ts';
import { createTurns } from './features/coach/turns/turns.ts';
import { finishDeletions } from './features/own-data/deletion/finish-deletions.ts';
import { takeFileLock } from './db/file-lock.ts';
import { rewriteIfAsked } from './db/rewrite-file.ts';
import { readEnv, type Env } from './env.ts';
import { ROOT } from './files.ts';
import type { House } from './house.ts';
import { explainDatabase, isDamaged } from './http/database-failure.ts';
import { limitConnections } from './http/limit-connections.ts';
import { CONNECTIONS } from './http/limits.ts';
import { resumeLetters } from './letters/deliver-letters.ts';
import { bringInLibrary } from './keep-library.ts';
import type { LibraryReport } from './library/problem.ts';
import { formatReport, isNews } from './library/report.ts';
import { showProgress } from './library/show-progress.ts';
import { keepLog, logFailure, logNews } from './log.ts';
import { openHouse } from './open-house.ts';
import { requireFolders } from './open-stores.ts';
import { keepPrivate } from './private-data.ts';
import { stopServer } from './stop.ts';
import { watchLibrary } from './watch-library.ts';
import { answerWith } from './web.ts';

/** A connection over which nothing comes and nothing is taken holds a file and a buffer. Players ask again where they were. */
const STALLED_MS = 120_000;
/** More than a browser keeps a connection for. A request has to come in whole within a minute: 1 MiB over a slow line. */
const TIMES = { keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
/** Connections that the system may hold until they are accepted; it may hold fewer (`net.core.somaxconn`). */
const BACKLOG = 4096;
/** Of a report in the log, which is written on the thread that answers. */
const MOST_LINES = 100;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = (line: string) => {
    if (env.LOG === 'info') logNews(line);
  };
  keepPrivate(env.DATA_DIR);
  requireFolders(env);
  holdDataDir(env);
  rewriteDatabase(env);
  const house = await openHouse(env, log);
  const server = createServer(TIMES);
  server.timeout = STALLED_MS;
  server.maxConnections = mostConnections();
  limitConnections(server, env.RATE_LIMIT && !env.TRUST_PROXY ? CONNECTIONS : null, log);
  let vite: ViteDevServer | null = null;
  endOnSignal(() => stopServer(server, house.work, () => Promise.all([house.close(), vite?.close()])));

  const isFirstStart = (await house.db.selectFrom('item').select('id').limit(1).executeTakeFirst()) === undefined;
  const first = isFirstStart ? await importAloud(house, log) : null;
  if (house.work.signal.aborted) return;
  if (env.NODE_ENV === 'development') vite = await startVite();
  const turns = createTurns(house);
  await keepCoach(house);
  await keepContact(house);
  await resumeLetters(house, log);
  void finishDeletions(house).catch((error: unknown) => logFailure(error, 'Accounts to be deleted could not be looked for. '));
  void fillSearches(house).catch((error: unknown) => logFailure(error, 'An index for searching is not complete; the next start goes on. '));
  server.on('request', answerWith(house, turns, vite));
  await listen(server, env);
  const { port } = server.address() as AddressInfo;
  logNews(`${house.brand.forHost(undefined).name} is open at http://${env.HOST}:${port}`);
  log(`Library ${env.LIBRARY_DIR}, data ${env.DATA_DIR}. Stop with Ctrl+C.`);
  keepInStep(house, log, first);
}

/** Until the process ends. Two servers on one folder would count, limit and schedule past each other. */
function holdDataDir({ DATA_DIR }: Env): void {
  const lock = takeFileLock(path.join(DATA_DIR, 'server.lock'));
  // What nobody refers to is collected, and the lock with it.
  if (lock) process.once('exit', () => lock.release());
  else throw new Error(`Another server works with DATA_DIR=${DATA_DIR} already. Stop it, or name another folder for this one.`);
}

/** While nobody has to wait for it. What fails is tried again at the next start. */
function rewriteDatabase({ DATA_DIR }: Env): void {
  try {
    rewriteIfAsked(path.join(DATA_DIR, 'cairn.db'));
  } catch (error) {
    if (isDamaged(error)) throw error;
    logFailure(explainDatabase(error) ?? error, 'The database could not be rewritten after accounts were deleted. ');
  }
}

/** With what was written before an upgrade that made their indexes anew. */
const fillSearches = ({ work, notes, messages }: House): Promise<void> =>
  work.run('filling the indexes for searching', async () => {
    for (const search of [notes, messages]) await search.fill(work.signal);
  });

function logReport(report: LibraryReport, log: (line: string) => void): void {
  for (const line of formatReport(report, MOST_LINES).split('\n')) log(line);
}

/** Ends the process once with the code that `stop` gives: when it is told to, or the process that started it is gone. */
function endOnSignal(stop: () => Promise<number>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then((code) => process.exit(code));
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListen(error, env))).listen(env.PORT, env.HOST, BACKLOG, resolve);
  });
}

/** Each may have a file open besides its own, and the server needs some itself: a process without any left can answer nobody. */
function mostConnections(): number {
  // Else the report asks for the names of all addresses that the process has to do with.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  const files = Number(userLimits?.open_files?.soft);
  return Math.floor(Math.min(20_000, Math.max(512, Number.isNaN(files) ? Infinity : files)) / 2) - 128;
}

/** Imports beside the open server: now, and whenever a folder of content changes. */
function keepInStep(house: House, log: (line: string) => void, first: LibraryReport | null): void {
  const { env, work } = house;
  let last = first;
  const onReport = (report: LibraryReport) => {
    if (isNews(report, last)) logReport(report, log);
    return (last = report);
  };
  const onFailure = (error: unknown) => {
    if (!work.signal.aborted) logFailure(error, 'The library could not be scanned: ');
    return null;
  };
  const scan = () => bringInLibrary(house).then(onReport, onFailure);
  if (!env.LIBRARY_WATCH) {
    if (!first) void scan();
    return;
  }
  const endWatch = watchLibrary(house.roots, scan, logFailure);
  work.signal.addEventListener('abort', () => void endWatch());
}

function explainListen(error: NodeJS.ErrnoException, { PORT, HOST }: Env): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`PORT=${PORT} is in use already. Stop the other program, or choose another port.`, { cause: error });
  return new Error(`HOST=${HOST}, PORT=${PORT} cannot be listened on: ${error.message}`, { cause: error });
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({ root: ROOT, server: { middlewareMode: true } });
}

/** Told to end meanwhile, it leaves off; the next start begins anew. */
async function importAloud(house: House, log: (line: string) => void): Promise<LibraryReport | null> {
  const progress = showProgress();
  const report = await bringInLibrary(house, progress.show)
    .finally(progress.end)
    .catch((error: unknown) => {
      if (house.work.signal.aborted) return null;
      throw error;
    });
  if (report) logReport(report, log);
  return report;
}

keepLog();
try {
  await main();
} catch (error) {
  logFailure(explainDatabase(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
