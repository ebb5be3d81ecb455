import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  const coding = chooseCoding(headers.get('accept-encoding') ?? '');
  // What HEAD leaves out has no length.
  if (coding === null || method === 'HEAD') return response;
  const page = await CODINGS[coding](await response.arrayBuffer());
  const compressed = new Response(page, response);
  compressed.headers.set('Content-Encoding', coding);
  compressed.headers.set('Content-Length', String(page.byteLength));
  return compressed;
}

function chooseCoding(accepted: string): keyof typeof CODINGS | null {
  const taken = accepted.split(',').flatMap((one) => {
    const [name = '', weight = ''] = one.split(';');
    return Number(weight.split('=')[1] ?? 1) > 0 ? [name.trim().toLowerCase()] : [];
  });
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}
