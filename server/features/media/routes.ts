import type { FileHandle } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { House } from '../../house.ts';
import { requireOpen } from '../../http/entitlement.ts';
import { matchesTag } from '../../http/etag.ts';
import type { SessionEnv } from '../../http/session.ts';
import { decideRange } from './byte-range.ts';
import { findMedia, toOpenable } from './queries.ts';
import { cacheControlOf, fileMissing, versionOf, type ServedMedia } from './served-file.ts';
import { sendBytes } from './send-bytes.ts';

type MediaContext = Context<SessionEnv & { Bindings: Partial<HttpBindings> }>;

export function mediaRoutes(house: House) {
  return new Hono<SessionEnv & { Bindings: Partial<HttpBindings> }>().on(['GET', 'HEAD'], '/media/:mediaId', async (c) => {
    const media = await requireOpen(house, c.var.learner, await findMedia(house, c.req.param('mediaId')), toOpenable);
    const object = await house.store.open(media);
    if (!object) throw fileMissing();
    return object.kind === 'address' ? c.redirect(object.url) : serveFile(c, object.handle, media);
  });
}

/** The file is closed on every way out: one left to the garbage collector ends the process. */
async function serveFile(c: MediaContext, handle: FileHandle, media: ServedMedia): Promise<Response> {
  try {
    return await answerFrom(c, handle, media);
  } finally {
    await handle.close();
  }
}

async function answerFrom(c: MediaContext, handle: FileHandle, media: ServedMedia): Promise<Response> {
  const { size, mtimeMs } = await handle.stat();
  const etag = `"${versionOf(media, { mtimeMs, size })}"`;
  const headers: Record<string, string> = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControlOf(media),
    'Content-Type': media.mime,
    'Content-Disposition': 'inline',
    // Whatever the file is, as a page of its own it can do nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
  };
  const end = (status: 206 | 200 | 304 | 416, more: Record<string, string> = {}) =>
    new Response(null, { status, headers: { ...headers, ...more } });
  if (matchesTag(c.req.header('if-none-match'), etag)) return end(304);
  const ifRange = c.req.header('if-range');
  const range = decideRange(ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined, size);
  if (range.kind === 'unsatisfiable') return end(416, { 'Content-Range': `bytes */${size}` });
  const [start, last] = range.kind === 'part' ? [range.start, range.end] : [0, size - 1];
  const status = range.kind === 'part' ? 206 : 200;
  headers['Content-Length'] = String(Math.max(0, last - start + 1));
  if (range.kind === 'part') headers['Content-Range'] = `bytes ${start}-${last}/${size}`;
  if (c.req.method === 'HEAD' || size === 0) return end(status);

  const outgoing = c.env?.outgoing;
  // Asked for in process, by nobody but tests.
  if (!outgoing) {
    const bytes = Buffer.alloc(last - start + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return new Response(bytes.subarray(0, bytesRead), { status, headers });
  }
  // Straight from file to socket: streams would cost half of the throughput.
  outgoing.writeHead(status, headers);
  await sendBytes(handle, outgoing, start, last).catch(() => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
