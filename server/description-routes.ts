import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { House } from './house.ts';
import type { SessionEnv } from './http/session.ts';
import { takesCoding } from './http/takes-coding.ts';

/** More brands than a server has. A title that was changed is not written for ever. */
const MOST_TITLES = 50;
const PIECE_BYTES = 16 * 1024;

interface Written {
  readonly plain: Uint8Array;
  readonly zipped: Uint8Array;
}

/**
 * The description of the API: nearly half a megabyte, written and compressed once for each brand. Whoever asks may be anybody,
 * so all are sent the same bytes, piece by piece as they are taken.
 * @param api what is described, once it is put together
 */
export function descriptionRoutes(house: House, api: () => Hono) {
  let described: ReturnType<typeof describeApi> | undefined;
  const written = new Map<string, Promise<Written>>();
  const write = async (title: string): Promise<Written> => {
    const { info, ...rest } = await (described ??= describeApi(api(), house.version));
    const plain = Buffer.from(JSON.stringify({ info: { ...info, title }, ...rest }));
    return { plain, zipped: await promisify(gzip)(plain) };
  };
  return new Hono<SessionEnv>().get('/openapi.json', async (c) => {
    const { name } = house.brand.forHost(c.req.header('host'));
    if (!written.has(name) && written.size >= MOST_TITLES) written.clear();
    const found = written.get(name) ?? write(name);
    written.set(name, found);
    const { plain, zipped } = await found;
    const isZipped = takesCoding('gzip', c.req.header('accept-encoding'));
    const bytes = isZipped ? zipped : plain;
    return c.body(sendPieces(bytes), 200, {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.byteLength),
      Vary: 'Accept-Encoding',
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    });
  });
}

/** Without a copy: a `Response` would make one of a whole body. */
function sendPieces(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(bytes.subarray(at, (at += PIECE_BYTES)) as Uint8Array<ArrayBuffer>);
      if (at >= bytes.byteLength) controller.close();
    },
  });
}

function describeApi(api: Hono, version: string) {
  return generateSpecs(api, {
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Cairn',
        version,
        description:
          'Durations and positions are seconds; dates are ISO 8601 in UTC; errors are RFC 9457. The calls of /auth are not described here.',
      },
      servers: [{ url: '/api' }],
    },
  });
}
