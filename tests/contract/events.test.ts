import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsoleError } from '../support/fail-on-console-error.ts';
import type { NumberedEvent } from '#core/api/numbered-event.ts';
import { sendEvents } from '#server/http/events.ts';
import { createLiveWork } from '#server/live-work.ts';
import { readEvents, type EventsOptions } from '#web/api/read-events.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function listen(listener: Listener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const WAITS = { firstMs: 2, longestMs: 30, silenceMs: 5000, tries: 4 };

function read(origin: string, options: Partial<EventsOptions> = {}): AsyncGenerator<NumberedEvent, void> {
  return readEvents('/turn', {
    finalEvents: ['done', 'failed'],
    fetch: (path, init) => fetch(origin + path, init),
    waits: WAITS,
    ...options,
  });
}

async function collect(events: AsyncIterable<NumberedEvent>): Promise<string[]> {
  const told: string[] = [];
  for await (const { id, event, data } of events) told.push(`${id} ${event} ${JSON.stringify(data)}`);
  return told;
}

const START = { 'content-type': 'text/event-stream' };
const line = (id: number, event = 'delta', data = `[${id}]`): string => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
const WHOLE = ['1 delta [1]', '2 delta [2]', '3 done [3]'];

/** A server that does one thing after the other, a connection at a time; the last one again for all that follow. */
async function misbehave(...turns: Listener[]) {
  const asked: (string | undefined)[] = [];
  const origin = await listen((request, response) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    turns[Math.min(asked.length, turns.length) - 1]?.(request, response);
  });
  return { origin, asked };
}
const say =
  (text: string | Buffer): Listener =>
  (_request, response) => {
    response.writeHead(200, START).end(text);
  };
const refuse =
  (status: number, headers: Record<string, string> = {}): Listener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end('{"code":"told","detail":"No."}');
  };
/** Sends the pieces as they are, each by itself, and then cuts the line. */
const cutAfter =
  (...pieces: (string | Buffer)[]): Listener =>
  async (_request, response) => {
    response.writeHead(200, START);
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.destroy();
  };
const hang: Listener = () => {};
const REST = say(line(2) + line(3, 'done'));

describe('reading numbered events', () => {
  it('ends with the final one, whatever follows it', async () => {
    const { origin, asked } = await misbehave(say(line(1) + line(2) + line(3, 'done') + line(4)));
    expect(await collect(read(origin))).toEqual(WHOLE);
    expect(asked).toEqual([undefined]);
  });

  it('says where it wants to go on', async () => {
    const { origin, asked } = await misbehave(say(line(8) + line(9, 'done')));
    expect(await collect(read(origin, { lastEventId: 7 }))).toEqual(['8 delta [8]', '9 done [9]']);
    expect(asked).toEqual(['7']);
  });

  it.each([
    ['in the middle of a line', cutAfter(`${line(1)}id: 2\nevent: del`)],
    ['before the blank line', cutAfter(`${line(1)}id: 2\nevent: delta\ndata: [2\n`)],
    ['between two events', cutAfter(line(1))],
    ['without a word', say(line(1))],
  ])('comes back for the rest when the line is cut %s', async (_, turn) => {
    const { origin, asked } = await misbehave(turn, REST);
    expect(await collect(read(origin))).toEqual(WHOLE);
    expect(asked).toEqual([undefined, '1']);
  });

  it('takes no event twice, though the server sends it again', async () => {
    const { origin } = await misbehave(cutAfter(line(1) + line(2)), say(line(1) + line(2) + line(2) + line(3, 'done')));
    expect(await collect(read(origin))).toEqual(WHOLE);
  });

  it('ends when only the final event is sent again', async () => {
    const { origin } = await misbehave(say(line(3, 'done')));
    expect(await collect(read(origin, { lastEventId: 3 }))).toEqual([]);
  });

  it('reads characters, line ends and fields that come in pieces', async () => {
    const whole = Buffer.from('id: 1\r\nevent: done\r\ndata: ["Grüße 🌊",\r\ndata: "zweite"]\r\n\r\n');
    const bytes = Array.from(whole, (byte) => Buffer.from([byte]));
    const { origin } = await misbehave(cutAfter(...bytes));
    expect(await collect(read(origin))).toEqual(['1 done ["Grüße 🌊","zweite"]']);
  });

  it('passes over heartbeats and what has no number', async () => {
    const { origin } = await misbehave(say(`: here\n\ndata: stray\n\n${line(1)}: here\n\n${line(2, 'done')}`));
    expect(await collect(read(origin))).toEqual(['1 delta [1]', '2 done [2]']);
  });

  it('ends when there is nothing more', async () => {
    const { origin } = await misbehave(say(line(1)), refuse(204));
    expect(await collect(read(origin))).toEqual(['1 delta [1]']);
  });

  it.each([401, 403, 404, 410, 422])('fails with a refusal of %i, and does not ask again', async (status) => {
    const { origin, asked } = await misbehave(refuse(status));
    await expect(collect(read(origin))).rejects.toMatchObject({ status, code: 'told', message: 'No.' });
    expect(asked.length).toBe(1);
  });
});

describe('a server in trouble', () => {
  it('is left alone for as long as it asks', async () => {
    const times: number[] = [];
    const note =
      (turn: Listener): Listener =>
      (...both) => {
        times.push(performance.now());
        turn(...both);
      };
    const { origin } = await misbehave(note(refuse(503, { 'retry-after': '1' })), note(say(`retry: 400\n\n${line(1)}`)), note(REST));
    const waits = { ...WAITS, longestMs: 2000 };
    expect(await collect(read(origin, { waits }))).toEqual(WHOLE);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(990);
    expect(third - second).toBeGreaterThanOrEqual(390);
  });

  it('that asks for too long is not waited for', async () => {
    const { origin, asked } = await misbehave(refuse(429, { 'retry-after': '60' }));
    await expect(collect(read(origin))).rejects.toMatchObject({ status: 429, retryAfterSec: 60 });
    expect(asked.length).toBe(1);
  });

  it.each([
    ['closes at once', (_request, response) => response.destroy(), { status: 0, code: 'offline' }],
    ['sends what is no JSON', say(line(1, 'delta', '{')), { status: 0, code: 'offline' }],
    ['sends nothing', say(''), { status: 0, code: 'offline' }],
    ['sends a page', (_request, response) => response.end('<html>'), { status: 0, code: 'offline' }],
    ['fails', refuse(500), { status: 500 }],
    ['never answers', hang, { status: 0, code: 'offline' }],
    ['falls silent', (_request, response) => response.writeHead(200, START).write(': here\n\n'), { status: 0, code: 'offline' }],
  ] satisfies [string, Listener, object][])('that %s is given up after some tries', async (_, turn, told) => {
    const { origin, asked } = await misbehave(turn);
    await expect(collect(read(origin, { waits: { ...WAITS, silenceMs: 40 } }))).rejects.toMatchObject(told);
    expect(asked.length).toBe(WAITS.tries);
  });

  it('that sends something new each time is never given up', async () => {
    let id = 0;
    const { origin, asked } = await misbehave((_request, response) => {
      id += 1;
      response.writeHead(200, START).end(id < 10 ? line(id) : line(id, 'done'));
    });
    expect((await collect(read(origin))).length).toBe(10);
    expect(asked.length).toBe(10);
  });

  it.each([
    ['while it answers', hang],
    ['while it is silent', cutAfter(line(1))],
  ])('is left without a failure when called off %s', async (_, turn) => {
    const { origin } = await misbehave(turn, hang);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 60);
    const before = performance.now();
    await collect(read(origin, { signal: controller.signal, waits: { ...WAITS, firstMs: 5000, longestMs: 5000, silenceMs: 5000 } }));
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('events of this server', () => {
  const DELTAS: NumberedEvent[] = Array.from({ length: 5 }, (_, n) => ({ id: n + 1, event: 'delta', data: { text: `Wort ${n}\n🌊` } }));
  const EVENTS: NumberedEvent[] = [...DELTAS, { id: 6, event: 'done', data: {} }];

  async function* after(afterId: number): AsyncGenerator<NumberedEvent> {
    yield* EVENTS.filter(({ id }) => id > afterId);
  }
  const serve = (route: Parameters<typeof sendEvents>[2], heartbeatMs = 15_000, work = createLiveWork()): Promise<string> => {
    const app = new Hono().use(compress()).get('/api/turn', (c) => sendEvents(c, work, route, { heartbeatMs }));
    return listen((request, response) => void getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response));
  };

  it('arrive as they were sent, and resume after the last one seen', async () => {
    const origin = await serve(after);
    const told = EVENTS.map(({ id, event, data }) => `${id} ${event} ${JSON.stringify(data)}`);
    expect(await collect(read(origin))).toEqual(told);
    expect(await collect(read(origin, { lastEventId: 4 }))).toEqual(told.slice(4));
  });

  it.each(['-1', 'x', '1e400', '2.5', ''])('begin at the first one after the number %j', async (number) => {
    const origin = await serve(after);
    const response = await fetch(`${origin}/api/turn`, { headers: { 'last-event-id': number } });
    expect(await response.text()).toMatch(/^: \n\nevent: delta\ndata: .*\nid: 1\n\n/);
  });

  it('each come at once, compressed by nobody and kept by nobody', async () => {
    const waiting = Promise.withResolvers<void>();
    const origin = await serve(async function* () {
      yield { id: 1, event: 'delta', data: 'early' };
      await waiting.promise;
      yield { id: 2, event: 'done', data: 'late' };
    });
    const response = await fetch(`${origin}/api/turn`, { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    await response.body?.cancel();

    const events = read(origin);
    expect(await events.next()).toMatchObject({ value: { id: 1, data: 'early' } });
    waiting.resolve();
    expect(await events.next()).toMatchObject({ value: { id: 2, data: 'late' } });
  });

  it('end when the server is to end, and are waited for', async () => {
    const ending = createLiveWork();
    const origin = await serve(
      async function* (_afterId, gone) {
        yield { id: 1, event: 'delta', data: 'begun' };
        await new Promise((resolve) => gone.addEventListener('abort', resolve));
      },
      15_000,
      ending,
    );
    const { body } = await fetch(`${origin}/api/turn`);
    const told = new Response(body).text();
    await vi.waitFor(async () => expect(await ending.ended(0)).toEqual(['a stream of events']));
    ending.stop();
    expect(await told).toContain('begun');
    expect(await ending.ended(1000)).toEqual([]);
  });

  it('keep the line alive while there are none', async () => {
    const waiting = Promise.withResolvers<void>();
    const origin = await serve(async function* () {
      await waiting.promise;
      yield { id: 1, event: 'done', data: null };
    }, 20);
    const { body } = await fetch(`${origin}/api/turn`);
    let told = '';
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      told += text;
      if (told.length >= ': \n\n'.repeat(4).length) waiting.resolve();
    }
    expect(told).toMatch(/^(: \n\n){4,}event: done\ndata: null\nid: 1\n\n$/);
  });

  it('are not made for a client that has gone', async () => {
    const left = Promise.withResolvers<string>();
    const origin = await serve(async function* (_afterId, gone) {
      yield* DELTAS;
      await once(gone, 'abort');
      left.resolve('left');
      // What is called off may fail; nobody has to read of it.
      throw gone.reason;
    });
    for await (const { id } of read(origin)) if (id === DELTAS.length) break;
    expect(await left.promise).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('that fail are finished by the next connection, which is told nothing of it', async () => {
    expectConsoleError();
    let connections = 0;
    const origin = await serve(async function* (afterId) {
      connections += 1;
      yield* EVENTS.filter(({ id }) => id > afterId && (connections > 1 || id < 3));
      if (connections === 1) throw new Error('secret');
    });
    const told = await collect(read(origin));
    expect(told.length).toBe(EVENTS.length);
    expect(told.join()).not.toContain('secret');
  });
});
