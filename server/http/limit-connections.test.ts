import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openFairLine } from '../fair-line.ts';
import { letConnectionsIn } from './let-in.ts';
import { limitConnections, type ConnectionLimits } from './limit-connections.ts';

const ONE = '127.0.0.2';
const OTHER = '127.0.0.3';
const WIDE: ConnectionLimits = { open: 1000, perSecond: 1000, atOnce: 1000, unreadBytes: 1e9 };

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(limits: ConnectionLimits | null, listener: RequestListener = (_, outgoing) => outgoing.end('here'), toldMs = 100) {
  server = createServer(listener);
  const told: string[] = [];
  const known = limitConnections(server, limits, (line) => told.push(line), toldMs);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', 4096, resolve);
  });
  return { told, known };
}

function open(localAddress: string, text = ''): Socket {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket.on('error', () => {}));
  if (text) socket.write(text);
  return socket;
}
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** What comes over a connection: the answer, or that it was cut. */
const answer = (socket: Socket) =>
  new Promise<'answered' | 'cut'>((resolve) => {
    socket.once('data', () => resolve('answered')).once('close', () => resolve('cut'));
  });
const ask = (localAddress: string) => answer(open(localAddress, GET));

async function openOneByOne(count: number, localAddress: string, text = '') {
  const opened: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = open(localAddress, text).resume();
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    opened.push(socket);
  }
  await sleep(50);
  return opened;
}
const stillOpen = (all: readonly Socket[]) => all.filter((socket) => !socket.destroyed).length;

it('of one address only so many are open, and others are answered', async () => {
  await serve({ ...WIDE, open: 10 });
  const mine = await openOneByOne(30, ONE, 'GET / HT');
  expect(stillOpen(mine)).toBe(10);
  expect([await ask(ONE), await ask(OTHER)]).toEqual(['cut', 'answered']);
  mine[0]?.destroy();
  await sleep(50);
  expect(await ask(ONE)).toBe('answered');
});

it('what has been answered and waits for nothing makes room for what is new', async () => {
  await serve({ ...WIDE, open: 4 });
  const mine = await openOneByOne(4, ONE, GET);
  expect([await ask(ONE), stillOpen(mine)]).toEqual(['answered', 3]);
});

it('what is being answered makes no room', async () => {
  const held: (() => void)[] = [];
  await serve({ ...WIDE, open: 4 }, (_, outgoing) => void held.push(() => outgoing.end()));
  const mine = await openOneByOne(4, ONE, GET);
  expect([await ask(ONE), stillOpen(mine), held.length]).toEqual(['cut', 4, 4]);
});

it('one address opens only so many in a time, and more a little later', async () => {
  await serve({ ...WIDE, perSecond: 2, atOnce: 5 });
  const start = performance.now();
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(ONE)));
  expect(many.filter((one) => one === 'answered').length).toBeLessThanOrEqual(5 + ((performance.now() - start) / 1000) * 2);
  expect(await ask(OTHER)).toBe('answered');
  await sleep(600);
  expect(await ask(ONE)).toBe('answered');
});

it('where all come from a proxy they are not counted', async () => {
  await serve(null);
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask(ONE))))).toEqual(new Set(['answered']));
});

it('of what one address leaves unread only so much is kept, and what others leave stays', async () => {
  const large = Buffer.alloc(8 * 1024 * 1024);
  let asked = 0;
  await serve({ ...WIDE, unreadBytes: 32 * 1024 * 1024 }, (_, outgoing) => {
    asked += 1;
    outgoing.end(large);
  });
  const unread = (localAddress: string) => {
    const socket = open(localAddress, GET);
    socket.pause();
    return socket;
  };
  const others = [unread(OTHER), unread(OTHER)];
  for (let n = 0; n < 20; n += 1) unread(ONE);
  const count = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_, all) => resolve(all));
    });
  await vi.waitFor(() => expect(asked).toBe(22), { timeout: 5000 });
  await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(8), { timeout: 5000 });
  expect(await count()).toBeGreaterThanOrEqual(5);
  for (const socket of others) {
    let taken = 0;
    socket.on('data', (chunk: Buffer) => (taken += chunk.length)).resume();
    await vi.waitFor(() => expect(taken).toBeGreaterThan(large.length), { timeout: 5000 });
  }
});

it('addresses are forgotten once nothing of them is open and they may open all again', async () => {
  const { known } = await serve({ ...WIDE, perSecond: 20, atOnce: 5 });
  await Promise.all(Array.from({ length: 50 }, (_, n) => ask(`127.0.1.${n + 1}`)));
  expect(known()).toBe(50);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(known()).toBe(0), { timeout: 5000 });
});

it('is said in one line for all of a time, without any address', async () => {
  const { told } = await serve({ ...WIDE, open: 1 }, undefined, 400);
  const [mine] = await openOneByOne(1, ONE, 'GET / HT');
  for (let n = 0; n < 30; n += 1) await ask(ONE);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  await sleep(500);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^30 connections were refused or cut within 0.4 s: /);
  expect(told[0]).not.toContain('127.');
  mine?.destroy();
});

it('what is beyond what the server can hold is refused and said too', async () => {
  const { told } = await serve(WIDE);
  server.maxConnections = 2;
  await openOneByOne(2, ONE);
  expect(await ask(OTHER)).toBe('cut');
  await vi.waitFor(() => expect(told).toHaveLength(1));
});

it('a connection does not wait for a piece of work for each that was opened before it', async () => {
  const line = openFairLine({ atOnce: 2, atOnceOfOne: 2, waiting: 300, waitingOfOne: 300 });
  let done = 0;
  let doneAtLast = Infinity;
  const work = async () => {
    await letConnectionsIn();
    const end = performance.now() + 20;
    while (performance.now() < end);
    done += 1;
  };
  await serve(WIDE, (incoming, outgoing) => {
    if (incoming.socket.remoteAddress === OTHER) {
      doneAtLast = done;
      outgoing.end();
    } else void line({ id: ONE }, work).then(() => outgoing.end());
  });
  for (let n = 0; n < 100; n += 1) open(ONE, GET);
  await sleep(1);
  expect(await ask(OTHER)).toBe('answered');
  expect(doneAtLast).toBeLessThan(15);
});
