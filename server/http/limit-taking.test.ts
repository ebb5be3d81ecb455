import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveApp } from '../../tests/support/houses/serve-app.ts';
import { limitTaking } from './limit-taking.ts';

const LARGE = 'x'.repeat(20 * 1024 * 1024);
const streamOf = () => new Blob([LARGE]).stream();

let server: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>().use(limitTaking(500));
  app.get('/whole', (c) => c.text(LARGE));
  app.get('/small', (c) => c.text('taken'));
  app.get('/stream', compress(), (c) => c.body(streamOf(), 200, { 'Content-Type': 'text/html' }));
  app.get('/media/file', (c) => c.body(streamOf(), 200, { 'Content-Type': 'audio/mpeg' }));
  app.get('/events', (c) => c.body(streamOf(), 200, { 'Content-Type': 'text/event-stream' }));
  app.get('/export', (c) => c.body(streamOf(), 200, { 'Content-Type': 'application/zip' }));
  server = await serveApp(app);
});
afterAll(() => server.close());

/** Takes a little now and then, for longer than an answer may take. */
async function takeSlowly(path: string): Promise<'cut' | 'open'> {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.pause();
  for (let n = 0; n < 15; n += 1) {
    await sleep(100);
    socket.read(512);
  }
  const open = await server.openConnections();
  socket.destroy();
  while ((await server.openConnections()) > 0) await sleep(20);
  return open === 0 ? 'cut' : 'open';
}

it.each(['/whole', '/stream'])('%s that is not taken in time is cut, though a little is taken all the time', async (path) => {
  expect(await takeSlowly(path)).toBe('cut');
});

it.each(['/media/file', '/events', '/export'])('%s is sent for as long as it is taken', async (path) => {
  expect(await takeSlowly(path)).toBe('open');
});

it('a connection over which all was taken in time stays', async () => {
  for (let n = 0; n < 3; n += 1) {
    expect(await (await fetch(`${server.origin}/small`)).text()).toBe('taken');
    await sleep(300);
  }
});
