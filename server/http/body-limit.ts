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

/** Large bodies of one caller that are read or held at once: 8 MiB. A browser sends one. */
const LARGE_AT_ONCE = 8;

/**
 * Refuses bodies that are larger than the route takes, and reads all others before anything waits for a turn: whoever sends
 * one slowly keeps nobody waiting, and the server's `requestTimeout` ends it. Large ones are read by `readLargeBody`, once it
 * is known who sends them. The validators find a body in Hono's cache. Hono's own `bodyLimit` makes a new Request instead,
 * which node-server's lightweight requests do not survive.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const most = mostOf(c);
  const stated = c.req.header('content-length');
  if (stated !== undefined && Number(stated) > most) throw tooLarge(most);
  if (mayHaveBody(c) && !isLarge(c)) await read(c, most);
  await next();
};

/**
 * Opens what holds the large bodies of each caller until `next` has ended, which is told whether there was one to wait for.
 * @throws {Problem} 503 for one too many
 */
export function openLargeBodies() {
  const held = new Map<string, number>();
  return async <Result>(c: Context, caller: string, next: (hasCome: boolean) => Promise<Result>): Promise<Result> => {
    if (!mayHaveBody(c) || !isLarge(c)) return next(false);
    const own = held.get(caller) ?? 0;
    if (own >= LARGE_AT_ONCE) throw new Problem('too_busy', 'What you sent before is still being read. Try again in a moment.');
    held.set(caller, own + 1);
    try {
      await read(c, mostOf(c));
      return await next(true);
    } finally {
      const left = (held.get(caller) ?? 1) - 1;
      if (left === 0) held.delete(caller);
      else held.set(caller, left);
    }
  };
}

const mostOf = (c: Context): number => (takesLargeBody(c) ? LARGE_BODY_BYTES : BODY_BYTES);

const mayHaveBody = ({ req }: Context): boolean => req.method !== 'GET' && req.method !== 'HEAD';

/** More than 64 KiB, or as much as comes (chunked). */
function isLarge(c: Context): boolean {
  return takesLargeBody(c) && !(Number(c.req.header('content-length')) <= BODY_BYTES);
}

async function read(c: Context, most: number): Promise<void> {
  if (c.req.header('content-length') !== undefined) await c.req.arrayBuffer();
  // Hono keeps promises in this cache, though its type says the values.
  else if (c.req.raw.body) c.req.bodyCache.arrayBuffer = Promise.resolve(await readLimited(c.req.raw.body, most)) as never;
}

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
