import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvents } from './http/events.ts';
import { createLiveWork, type LiveWork } from './live-work.ts';
import { runAsWork, stopServer } from './stop.ts';

const LIMITS = { requestsMs: 2000, workMs: 100 };

let work: LiveWork;
let server: Server;
let origin: string;
let events: string[];
beforeEach(async () => {
  work = createLiveWork();
  events = [];
  const app = new Hono().use(runAsWork(work));
  app.get('/slow', async (c) => {
    events.push('request begun');
    await new Promise((resolve) => setTimeout(resolve, 200));
    events.push('request ended');
    return c.text('');
  });
  app.get('/events', (c) =>
    sendEvents(c, work, async function* (_afterId, gone) {
      yield { id: 1, event: 'delta', data: 'begun' };
      await new Promise((resolve) => gone.addEventListener('abort', resolve));
      events.push('stream ended');
      yield { id: 2, event: 'failed', data: 'The server is ending.' };
    }),
  );
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.closeAllConnections());

const stop = (limits = LIMITS) => stopServer(server, work, async () => events.push('database closed'), limits);

describe('stopServer', () => {
  it('closes the database once work that runs has come to its end', async () => {
    const importing = work.run('an import', async () => {
      await new Promise((resolve) => work.signal.addEventListener('abort', resolve));
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push('import ended');
    });
    expect(await stop()).toBe(0);
    await importing;
    expect(events).toEqual(['import ended', 'database closed']);
  });

  it('waits no longer for work that fails', async () => {
    const failing = work.run('an import', async () => {
      await new Promise((resolve) => work.signal.addEventListener('abort', resolve));
      work.signal.throwIfAborted();
    });
    const [code, failed] = await Promise.allSettled([stop(), failing]);
    expect(code).toEqual({ status: 'fulfilled', value: 0 });
    expect(failed).toEqual({ status: 'rejected', reason: new Error('The server is ending.') });
    expect(events).toEqual(['database closed']);
  });

  it('tells streams to end, and their readers get the last event', async () => {
    const response = await fetch(`${origin}/events`);
    const read = response.text();
    const asked = performance.now();
    expect(await stop()).toBe(0);
    expect(performance.now() - asked).toBeLessThan(LIMITS.requestsMs / 2);
    expect(await read).toContain('event: failed\ndata: "The server is ending."\nid: 2\n');
    expect(events).toEqual(['stream ended', 'database closed']);
  });

  it('leaves the database alone when work does not end in time, and says which', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    void work.run('an endless import', () => new Promise(() => {}));
    expect(await stop()).toBe(1);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/Z Ended before these had: an endless import\.$/));
    expect(events).toEqual([]);
    said.mockRestore();
  });

  it('says of much unfinished work how many there are of each kind, in one short line', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const endless = () => new Promise(() => {});
    for (let n = 0; n < 3000; n += 1) void work.run('a stream of events', endless);
    for (let n = 0; n < 300; n += 1) void work.run(`GET /api/${'x'.repeat(2000)}/${n}`, endless);
    for (let n = 0; n < 50; n += 1) void work.run(`GET /api/items/${n}`, endless);
    expect(await stop()).toBe(1);
    const line = String(said.mock.calls[0]?.[0]);
    expect(line).toContain('Z Ended before these had: 3000 × a stream of events, 300 × GET /api/xxx');
    expect(line).toContain(', and 42 others.');
    expect(line.length).toBeLessThan(600);
    said.mockRestore();
  });

  it('waits for a request that takes longer than its connection is kept, with the database open', async () => {
    const answer = fetch(`${origin}/slow`).catch(() => 'cut off');
    await vi.waitFor(() => expect(events).toEqual(['request begun']));
    expect(await stop({ requestsMs: 20, workMs: 2000 })).toBe(0);
    expect(await answer).toBe('cut off');
    expect(events).toEqual(['request begun', 'request ended', 'database closed']);
  });

  it('stops a server that has not opened yet', async () => {
    expect(await stopServer(createServer(), work, async () => events.push('database closed'), LIMITS)).toBe(0);
    expect(events).toEqual(['database closed']);
  });
});
