import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { createApp } from './app.ts';
import { readEnv, type Env } from './env.ts';
import type { House } from './house.ts';
import { markClientAddress } from './http/client-address.ts';
import { isHttps, secureHeaders } from './http/headers.ts';
import { answerError } from './http/problem.ts';
import { bringInLibrary, watchLibrary } from './library/keep-library.ts';
import { formatReport } from './library/report.ts';
import { showProgress } from './library/show-progress.ts';
import type { LibraryReport } from './library/problem.ts';
import { openHouse } from './open-house.ts';
import { createPages } from './pages.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Requests under way get this long to finish after SIGTERM. */
const GRACE_MS = 5000;
const YEAR_SEC = 31_536_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = (line: string) => {
    if (env.LOG === 'info') console.log(line);
  };
  const house = await openHouse(env, log);
  const isFirstStart = (await house.db.selectFrom('item').select('id').limit(1).executeTakeFirst()) === undefined;
  if (isFirstStart) await importAloud(house, log);

  const vite = env.NODE_ENV === 'development' ? await startVite() : null;
  const web = createWeb(house, vite);
  const listener = getRequestListener(web.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => {
    markClientAddress(incoming, env);
    if (vite && !isOurs(incoming.url ?? '/')) vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
    else void listener(incoming, outgoing);
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListen(error, env))).listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  console.log(`${house.brand.forHost(undefined).name} is open at http://${env.HOST}:${port}`);
  log(`Library ${env.LIBRARY_DIR}, data ${env.DATA_DIR}. Stop with Ctrl+C.`);

  const onReport = (report: LibraryReport) => {
    if (report.added + report.changed + report.missing > 0 || report.problems.length > 0) log(formatReport(report));
  };
  const onFailure = (error: unknown) => console.error('The library could not be scanned:', error);
  if (!isFirstStart) bringInLibrary(house).then(onReport, onFailure);
  const endWatch = env.LIBRARY_WATCH ? watchLibrary(house, onReport, onFailure) : async () => {};

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void endWatch();
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      void Promise.all([house.db.destroy(), vite?.close()]).then(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function explainListen(error: NodeJS.ErrnoException, { PORT, HOST }: Env): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`PORT=${PORT} is in use already. Stop the other program, or choose another port.`, { cause: error });
  return new Error(`HOST=${HOST}, PORT=${PORT} cannot be listened on: ${error.message}`, { cause: error });
}

/** Everything on one port: API, files, compiled assets, pages. */
function createWeb(house: House, vite: ViteDevServer | null): Hono<{ Bindings: HttpBindings }> {
  const web = new Hono<{ Bindings: HttpBindings }>();
  const app = createApp(house);
  const client = path.join(ROOT, 'build', 'client');
  web.onError(answerError);
  web.use('/api/*', (c) => Promise.resolve(app.fetch(c.req.raw, c.env)));
  web.use('/media/*', (c) => Promise.resolve(app.fetch(c.req.raw, c.env)));
  web.use(secureHeaders(isHttps(house.env)));
  web.use(
    '/assets/*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', `public, max-age=${YEAR_SEC}, immutable`),
    }),
  );
  web.get('/icon.svg', serveStatic({ root: vite ? path.join(ROOT, 'public') : client }));
  web.use(compress());
  web.on(['GET', 'HEAD'], ['/covers/*', '/art/*'], (c) => Promise.resolve(app.fetch(c.req.raw, c.env)));
  const pages = createPages(house, app, () => loadBuild(vite));
  web.all('*', (c) => pages(c.req.raw));
  return web;
}

async function loadBuild(vite: ViteDevServer | null): Promise<ServerBuild> {
  if (vite) return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return (await import(path.join(ROOT, 'build', 'server', 'index.js'))) as ServerBuild;
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({ root: ROOT, server: { middlewareMode: true } });
}

/** In development Vite serves what it compiles; these paths are never its own. */
function isOurs(url: string): boolean {
  return /^\/(api|media|covers|art)\//.test(url);
}

async function importAloud(house: House, log: (line: string) => void): Promise<void> {
  const progress = showProgress();
  const report = await bringInLibrary(house, progress.show).finally(progress.end);
  log(formatReport(report));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
