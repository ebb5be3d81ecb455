import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { CHAT_WIDGET_PATH } from '#core/brand/chat.ts';
import { createApp } from './app.ts';
import { markClientAddress } from './client-address.ts';
import type { Turns } from './features/coach/turns/turns.ts';
import { compressPage } from './features/site/compress-page.ts';
import { pagesFile, ROOT } from './files.ts';
import type { House } from './house.ts';
import { limitAddress } from './http/address-limit.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { endHead } from './http/end-head.ts';
import { isHttps, secureHeaders } from './http/headers.ts';
import { limitTaking } from './http/limit-taking.ts';
import { answerError, answerNotFound } from './http/problem.ts';
import { createPages } from './pages.ts';
import { runAsWork } from './stop.ts';

const PICTURES = ['/og/*', '/icons/*', '/favicon.ico', '/apple-touch-icon.png'];
const YEAR_SEC = 31_536_000;

/** @param vite compiles in development what is asked for */
export function answerWith(house: House, turns: Turns, vite: ViteDevServer | null = null): RequestListener {
  const listener = getRequestListener(createWeb(house, turns, vite).fetch, { overrideGlobalObjects: false });
  const answer = answerInTurn((incoming, outgoing) => {
    markClientAddress(incoming, house.env);
    if (vite && !isOurs(incoming.url ?? '/')) vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
    else void listener(incoming, outgoing);
  });
  return limitAddress(answer);
}

/** Everything on one port: API, files, compiled assets, pages. */
function createWeb(house: House, turns: Turns, vite: ViteDevServer | null): Hono<{ Bindings: HttpBindings }> {
  const web = new Hono<{ Bindings: HttpBindings }>();
  const app = createApp(house, turns);
  const client = path.join(ROOT, 'build', 'client');
  web.onError(answerError);
  web.use(endHead);
  web.use(limitTaking());
  web.use(runAsWork(house.work));
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
  web.all('/assets/*', answerNotFound);
  web.get('/icon.svg', serveStatic({ root: vite ? path.join(ROOT, 'public') : client }));
  web.use(compress());
  const beside = ['/covers/*', '/art/*', '/brand/*', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', ...PICTURES, CHAT_WIDGET_PATH];
  web.on(['GET', 'HEAD'], beside, (c) => Promise.resolve(app.fetch(c.req.raw, c.env)));
  const pages = createPages(house, app, () => loadBuild(vite));
  web.all('*', async (c) => compressPage(c.req.raw, await pages(c.req.raw)));
  return web;
}

async function loadBuild(vite: ViteDevServer | null): Promise<ServerBuild> {
  if (vite) return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return (await import(pagesFile())) as ServerBuild;
}

/** In development Vite serves what it compiles; these paths are never its own. */
function isOurs(url: string): boolean {
  return /^\/(api|media|covers|art|brand|chat|og|icons)\//.test(url);
}
