import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Problem } from './problem.ts';

/** More than the longest fields of nearly every route hold together, in any script: what is refused has cost little to read. */
export const BODY_BYTES = 64 * 1024;
/** Of the few whose fields may hold more. */
export const LARGE_BODY_BYTES = 1024 * 1024;

/**
 * Goes before a route whose body may be up to 1 MiB, because its schema allows for more than 64 KiB.
 * What it does is done by `limitBody`, which finds it on the way to the route, before anything is read.
 */
export const takeLargeBody: MiddlewareHandler = (_c, next) => next();

export const takesLargeBody = (c: Context): boolean => matchedRoutes(c).some(({ handler }) => handler === takeLargeBody);

/**
 * Refuses bodies that are larger than the route takes. A body that does not say how long it is (chunked) is read up to the
 * limit here; the validators then find it in Hono's cache. Hono's own `bodyLimit` makes a new Request instead, which
 * node-server's lightweight requests do not survive.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const most = takesLargeBody(c) ? LARGE_BODY_BYTES : BODY_BYTES;
  const stated = c.req.header('content-length');
  if (stated !== undefined && Number(stated) > most) throw tooLarge(most);
  if (stated === undefined && c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.raw.body) {
    // Hono keeps promises in this cache, though its type says the values.
    c.req.bodyCache.arrayBuffer = Promise.resolve(await readLimited(c.req.raw.body, most)) as never;
  }
  await next();
};

/** @throws {Problem} 413 when there are more bytes */
export async function readLimited(body: ReadableStream<Uint8Array>, most: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole.buffer;
}

function tooLarge(most: number): Problem {
  return new Problem('too_large', `The body is larger than ${most === LARGE_BODY_BYTES ? '1 MiB' : `${most / 1024} KiB`}.`);
}
