import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Refuses bodies over 1 MiB. A body that does not say how long it is (chunked) is read up to the limit here; the
 * validators then find it in Hono's cache. Hono's own `bodyLimit` makes a new Request instead, which node-server's
 * lightweight requests do not survive.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const stated = c.req.header('content-length');
  if (stated !== undefined && Number(stated) > BODY_LIMIT_BYTES) throw tooLarge();
  if (stated === undefined && c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.raw.body) {
    // Hono keeps promises in this cache, though its type says the values.
    c.req.bodyCache.arrayBuffer = Promise.resolve(await readLimited(c.req.raw.body)) as never;
  }
  await next();
};

/** @throws {Problem} 413 when it is larger than 1 MiB */
export async function readLimited(body: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > BODY_LIMIT_BYTES) throw tooLarge();
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

function tooLarge(): Problem {
  return new Problem('too_large', 'The body is larger than 1 MiB.');
}
