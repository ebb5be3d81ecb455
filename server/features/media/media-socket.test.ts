import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../../../tests/support/houses/serve-app.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';

let study: StudyHouse;
let server: Awaited<ReturnType<typeof serveApp>>;
let bytes: Buffer;
const URL = '/media/field-notes.note-1.audio';
/** More than the socket buffers of both sides take, so that an abort finds the server still writing. */
const SIZE = 24 * 1024 * 1024;

beforeAll(async () => {
  study = await openStudyHouse();
  bytes = randomBytes(SIZE);
  writeFileSync(path.join(study.libraryDir, 'podcasts/field-notes/S01E01 Note 1.mp3'), bytes);
  server = await serveApp(study.app);
});
afterAll(async () => {
  await server.close();
  await study.close();
});

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(study.libraryDir);
    } catch {
      return false;
    }
  }).length;

async function eventually(check: () => boolean | Promise<boolean>) {
  for (let i = 0; i < 100 && !(await check()); i++) await sleep(30);
  expect(await check()).toBe(true);
}

/** Asks for the file, as often as said on one connection, and is gone before the answers can come. */
const hangUp = (times: number, afterMs: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET ${URL} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times), () => {
        setTimeout(() => {
          socket.resetAndDestroy();
          resolve();
        }, afterMs);
      });
    });
    socket.once('error', reject);
  });

/** Begins a download and breaks the connection after the first bytes. */
const breakOff = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`GET ${URL} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.once('data', () => {
      socket.resetAndDestroy();
      resolve();
    });
    socket.once('error', reject);
  });

describe('media over a socket', () => {
  it('arrives complete', async () => {
    const response = await fetch(server.origin + URL);
    expect([response.status, response.headers.get('content-length'), response.headers.get('x-content-type-options')]).toEqual([
      200,
      String(SIZE),
      'nosniff',
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('arrives in parts that join', async () => {
    const cuts = [0, 1, 524_288, 524_289, 5_000_000, SIZE];
    const parts = await Promise.all(
      cuts.slice(1).map(async (end, i) => {
        const response = await fetch(server.origin + URL, { headers: { range: `bytes=${cuts[i]}-${end - 1}` } });
        expect(response.status).toBe(206);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('gives parts asked for on one connection in their order', async () => {
    const ranges = [
      [0, 99_999],
      [500_000, 999_999],
      [SIZE - 300_000, SIZE - 1],
    ] as const;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      ranges
        .map(
          ([first, last], i) =>
            `GET ${URL} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=${first}-${last}\r\n${i === 2 ? 'Connection: close\r\n' : ''}\r\n`,
        )
        .join(''),
    );
    const answer = Buffer.concat(await socket.toArray());
    let at = 0;
    for (const [first, last] of ranges) {
      // Not a byte more than the part before it.
      expect(answer.subarray(at, at + 12).toString()).toBe('HTTP/1.1 206');
      at = answer.indexOf('\r\n\r\n', at) + 4;
      expect(answer.subarray(at, at + last - first + 1).equals(bytes.subarray(first, last + 1))).toBe(true);
      at += last - first + 1;
    }
    expect(at).toBe(answer.length);
  });

  it('answers HEAD, 304 and 416 without a body and keeps the connection usable', async () => {
    const etag = (await fetch(server.origin + URL, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await fetch(server.origin + URL, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(server.origin + URL, { headers: { range: `bytes=${SIZE}-` } })).status).toBe(416);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  });

  it('carries the security headers too', async () => {
    const response = await fetch(server.origin + URL, { method: 'GET', headers: { range: 'bytes=0-9' } });
    await response.arrayBuffer();
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.runIf(process.platform === 'linux')('closes the file when nobody waits for the answer any more', async () => {
    const before = openFiles();
    for (let i = 0; i < 60; i++) await hangUp(1 + (i % 3), i % 7);
    // A file left to the garbage collector would end the process.
    await eventually(() => openFiles() === before);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')('leaves neither file nor connection open when downloads are broken off', async () => {
    const before = openFiles();
    for (let i = 0; i < 12; i++) await breakOff();
    await eventually(() => openFiles() === before);
    await eventually(async () => (await server.openConnections()) <= 4);
    const response = await fetch(server.origin + URL, { headers: { range: 'bytes=-5' } });
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(-5))]).toEqual([206, true]);
  });
});
