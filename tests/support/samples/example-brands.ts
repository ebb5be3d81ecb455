import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const EXAMPLES = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'examples');
export const EXAMPLE_BRANDS = ['fenwick', 'northlight'] as const;
export type ExampleBrand = (typeof EXAMPLE_BRANDS)[number];

/** Names that browsers resolve to this machine by themselves. */
export const hostOf = (brand: ExampleBrand): string => `${brand}.localhost`;
export const readExample = (brand: ExampleBrand): string => readFileSync(path.join(EXAMPLES, 'brands', brand, 'brand.yaml'), 'utf8');

/** A library folder with both brands, as docs/examples/brands/README.md has it, each under a host name of its own. */
export function makeBrandedLibrary(more = ''): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-brands-'));
  cpSync(path.join(EXAMPLES, 'first-course'), folder, { recursive: true });
  const hosts = EXAMPLE_BRANDS.map((brand) => {
    cpSync(path.join(EXAMPLES, 'brands', brand, 'brand'), path.join(folder, 'brand'), { recursive: true });
    return `  ${hostOf(brand)}:\n${readExample(brand).replaceAll(/^(?=.)/gm, '    ')}`;
  });
  writeFileSync(path.join(folder, 'brand.yaml'), `name: Cairn\n${more}hosts:\n${hosts.join('')}`);
  return folder;
}
