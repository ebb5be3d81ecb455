import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const folder = path.join(import.meta.dirname, '..', 'build', 'client', 'assets');

/** Once at build time at the highest setting, instead of at every request at a low one. */
for (const name of readdirSync(folder)) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
