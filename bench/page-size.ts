import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { spawnServer } from '../tests/support/spawn-server.ts';
import { kb, printBenchmark, ROOT, type Benchmark, type Row } from './measure.ts';

const CLIENT = path.join(ROOT, 'build', 'client');

const sizeOf = (url: string) =>
  existsSync(`${CLIENT}${url}.br`) ? statSync(`${CLIENT}${url}.br`).size : brotliCompressSync(readFileSync(CLIENT + url)).length;
const unique = (values: Iterable<string>) => [...new Set(values)];
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Static imports of a compiled file, followed to the end: what the browser has to load before it can run. */
function followImports(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (url: string) => {
    if (seen.has(url) || !existsSync(CLIENT + url)) return;
    seen.add(url);
    const source = readFileSync(CLIENT + url, 'utf8');
    for (const name of matches(source, /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*${}\s,]+\s*from\s*)?["']\.\/([^"']+\.js)["']/g))
      visit(path.posix.join(path.posix.dirname(url), name));
  };
  entries.forEach(visit);
  return [...seen];
}

async function weigh(origin: string, page: string, cookie?: string) {
  const response = await fetch(origin + page, { headers: cookie === undefined ? {} : { cookie } });
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}; the page has to be built first: npm run build`);
  const html = await response.text();
  const scripts = followImports(
    unique([
      ...matches(html, /<script[^>]+src="([^"]+\.js)"/g),
      ...matches(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+\.js)"/g),
      ...matches(html, /<link[^>]+href="([^"]+\.js)"[^>]+rel="modulepreload"/g),
      ...matches(html, /(?:import|from)\s*\(?["'](\/assets\/[^"']+\.js)["']/g),
    ]),
  );
  const styles = unique(matches(html, /<link[^>]+href="(\/assets\/[^"]+\.css)"/g));
  if (scripts.length === 0 || styles.length === 0) throw new Error(`${page} names no script or no style sheet.`);
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);
  return { scripts, styles, js: sum(scripts), css: sum(styles), html: brotliCompressSync(html).length };
}

export const pageSize: Benchmark = {
  question: 'How much does a page load before it can be used?',
  measure: async (folder) => {
    if (!existsSync(path.join(CLIENT, 'assets'))) throw new Error('There is no build to weigh: npm run build');
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    try {
      const registered = await fetch(`${server.origin}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { origin: server.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Robin', email: 'robin@example.org', password: 'quiet stones by the river' }),
      });
      const landing = await weigh(server.origin, '/');
      const discover = await weigh(server.origin, '/discover', registered.headers.getSetCookie()[0]?.split(';')[0] ?? '');
      const assets = readdirSync(path.join(CLIENT, 'assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => `/assets/${name}`);
      const first = new Set([...landing.scripts, ...discover.scripts]);
      const later = assets
        .filter((url) => !first.has(url))
        .map((url) => ({ url, bytes: sizeOf(url) }))
        .toSorted((a, b) => b.bytes - a.bytes)[0];
      const describe = (page: string, { scripts, js, css, html }: Awaited<ReturnType<typeof weigh>>): Row[] => [
        {
          what: `${page}: JavaScript, brotli`,
          value: kb(js),
          comparedWith: `${scripts.length} files`,
          budget: '<= 130 kB',
          isMet: js <= 130_000,
        },
        { what: `${page}: CSS, brotli`, value: kb(css), budget: '<= 25 kB', isMet: css <= 25_000 },
        { what: `${page}: the document, brotli`, value: kb(html) },
      ];
      return [
        ...describe('/', landing),
        ...describe('/discover', discover),
        ...(later
          ? [
              {
                what: 'largest file loaded later',
                value: kb(later.bytes),
                comparedWith: path.basename(later.url).replace(/-[\w-]{8}\.js$/, ''),
                budget: '<= 60 kB',
                isMet: later.bytes <= 60_000,
              },
            ]
          : []),
      ];
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(pageSize);
