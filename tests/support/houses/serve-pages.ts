import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openHouse } from '#server/open-house.ts';
import { createPages } from '#server/pages.ts';

/*
 * The API and the compiled pages without the importer, which would find no files for a library made of rows. `/cpu` answers
 * with the processor time of this process so far, in microseconds.
 */
const BUILD = path.join(import.meta.dirname, '..', '..', '..', 'build', 'server', 'index.js');
const env = readEnv(process.env);
const house = await openHouse(env);
const app = createApp(house);
const pages = createPages(house, app, async () => (await import(BUILD)) as ServerBuild);
const web = new Hono()
  .get('/cpu', (c) => {
    const { user, system } = process.cpuUsage();
    return c.json(user + system);
  })
  .use('/api/*', (c) => Promise.resolve(app.fetch(c.req.raw, c.env)))
  .all('*', (c) => pages(c.req.raw));
const listener = getRequestListener(web.fetch, { overrideGlobalObjects: false });
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
server.listen(env.PORT, env.HOST, () => console.log(`The test is open at http://${env.HOST}:${(server.address() as AddressInfo).port}`));
// Filling an account takes longer than connections are kept by themselves.
server.keepAliveTimeout = 600_000;
process.on('SIGTERM', () => process.exit(0));
