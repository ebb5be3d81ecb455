import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesCoding } from '../../http/takes-coding.ts';

const { BROTLI_PARAM_MODE: MODE, BROTLI_MODE_TEXT: TEXT, BROTLI_PARAM_QUALITY: QUALITY } = constants;
const CODINGS = {
  // At this level it is as fast as gzip and smaller.
  br: (page: ArrayBuffer) => promisify(brotliCompress)(page, { params: { [MODE]: TEXT, [QUALITY]: 4 } }),
  gzip: (page: ArrayBuffer) => promisify(gzip)(page),
};

/** A page as its browser takes it, compressed as a whole and beside the server's thread. */
export async function compressPage({ method, headers }: Request, response: Response): Promise<Response> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  response.headers.append('Vary', 'Accept-Encoding');
  const coding = (['br', 'gzip'] as const).find((one) => takesCoding(one, headers.get('accept-encoding')));
  // What HEAD leaves out has no length.
  if (coding === undefined || method === 'HEAD') return response;
  const page = await CODINGS[coding](await response.arrayBuffer());
  const compressed = new Response(page, response);
  compressed.headers.set('Content-Encoding', coding);
  compressed.headers.set('Content-Length', String(page.byteLength));
  return compressed;
}
