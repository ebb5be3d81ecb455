import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { listFetched } from './support/browser-fetches.ts';
import { openChromium } from './support/open-chromium.ts';
import { register } from './support/register.ts';
import { openOnSlowPhone, type Waited } from './support/slow-phone.ts';
import { inTurns, kb, median, printBenchmark, ROOT, type Benchmark, type Row } from './support/measure.ts';

const CLIENT = path.join(ROOT, 'build', 'client');

const sizeOf = (url: string) =>
  existsSync(`${CLIENT}${url}.br`) ? statSync(`${CLIENT}${url}.br`).size : brotliCompressSync(readFileSync(CLIENT + url)).length;
const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0);
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

/** The largest of some compiled files, under its name without the hash. */
function heaviest(urls: readonly string[]) {
  const sized = urls.map((url) => ({ name: path.basename(url).replace(/-[\w-]{6}\.js$/, ''), bytes: sizeOf(url) }));
  return sized.toSorted((a, b) => b.bytes - a.bytes)[0];
}

async function weigh(origin: string, page: string, cookie?: string) {
  const response = await fetch(origin + page, { headers: cookie === undefined ? {} : { cookie } });
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}; the page has to be built first: npm run build`);
  const html = await response.text();
  // However the page comes to them: by an element, an import, or the list of what it fetches after its first paint.
  const scripts = followImports(unique(matches(html, /["'](\/assets\/[^"'\\]+\.js)/g)));
  const styles = unique(matches(html, /<link[^>]+href="(\/assets\/[^"]+\.css)"/g));
  if (scripts.length === 0 || styles.length === 0) throw new Error(`${page} names no script or no style sheet.`);
  return { scripts, styles, js: sum(scripts), css: sum(styles), html: brotliCompressSync(html).length };
}

/** Pages that a learner or a visitor may come to first, with the most JavaScript that each may cost. */
const VISITS: readonly { readonly page: string; readonly isLearner?: boolean; readonly most?: number; readonly isTimed?: boolean }[] = [
  { page: '/', most: 130_000, isTimed: true },
  { page: '/login' },
  { page: '/discover', isLearner: true, most: 200_000, isTimed: true },
  { page: '/audiobooks/lead-from-where-you-stand', isLearner: true },
  { page: '/ebooks/how-sure-are-you', isLearner: true },
  { page: '/ai-career', isLearner: true },
];

/** What a browser with an empty cache really fetches, with all that comes after the page stands. */
async function weighVisits(origin: string, cookie: string): Promise<Row[]> {
  const browser = await openChromium();
  try {
    const rows: Row[] = [];
    for (const { page, isLearner = false, most } of VISITS) {
      const { untilLoad, afterLoad } = await listFetched(browser, origin + page, isLearner ? cookie : undefined);
      const pick = (urls: readonly string[], end: string) => urls.filter((url) => url.startsWith('/assets/') && url.endsWith(end));
      const all = [...untilLoad, ...afterLoad];
      const js = sum(pick(all, '.js'));
      rows.push({
        what: `${page}: JavaScript fetched`,
        value: `${kb(sum(pick(untilLoad, '.js')))} until load + ${kb(sum(pick(afterLoad, '.js')))}`,
        comparedWith: `${pick(all, '.js').length} files; CSS ${kb(sum(pick(all, '.css')))}, fonts ${kb(pick(all, '.woff2').reduce((bytes, url) => bytes + statSync(CLIENT + url).size, 0))}`,
        ...(most !== undefined && { budget: `<= ${kb(most)}`, isMet: js <= most }),
      });
    }
    for (const { page, isLearner = false } of VISITS.filter(({ isTimed = false }) => isTimed)) {
      const { waited } = await inTurns({ waited: () => openOnSlowPhone(browser, origin + page, isLearner ? cookie : undefined) });
      const of = (name: keyof Waited) => median(waited.map((each) => each[name]));
      rows.push({
        what: `${page} on a slow phone: largest paint`,
        value: `${(of('largestPaintMs') / 1000).toFixed(1)} s`,
        comparedWith: `after the first paint tasks block ${Math.round(of('blockedMs'))} ms, the longest takes ${Math.round(of('longestTaskMs'))} ms`,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

export const pageSize: Benchmark = {
  question: 'How much does a page load before it can be used?',
  tools: ['chromium'],
  measure: async (folder) => {
    if (!existsSync(path.join(CLIENT, 'assets'))) throw new Error('There is no build to weigh: npm run build');
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    try {
      const cookie = await register(server.origin, 1);
      const landing = await weigh(server.origin, '/');
      const discover = await weigh(server.origin, '/discover', cookie);
      const assets = readdirSync(path.join(CLIENT, 'assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => `/assets/${name}`);
      const first = new Set([...landing.scripts, ...discover.scripts]);
      const rows: Row[] = [
        {
          what: '/: JavaScript, brotli',
          value: kb(landing.js),
          comparedWith: `${landing.scripts.length} files`,
          budget: '<= 130 kB',
          isMet: landing.js <= 130_000,
        },
        { what: '/: CSS, brotli', value: kb(landing.css), budget: '<= 25 kB', isMet: landing.css <= 25_000 },
        { what: '/: the document, brotli', value: kb(landing.html) },
        { what: '/discover: JavaScript, brotli', value: kb(discover.js), comparedWith: `${discover.scripts.length} files` },
        { what: '/discover: CSS, brotli', value: kb(discover.css) },
      ];
      const player = followImports(assets.filter((url) => /\/(browser-player|bar-controls)-/.test(url))).filter((url) => !first.has(url));
      const surfaces = assets.filter((url) => /\/(queue-dialog|player-panel|transcript|full-player|floating-video)-/.test(url));
      rows.push(
        { what: 'the player, once something plays', value: kb(sum(player)), comparedWith: `${player.length} files after a public page` },
        ...surfaces.map((url) => ({
          what: `  ${path.basename(url).replace(/-[\w-]{6}\.js$/, '')}, when opened`,
          value: kb(sizeOf(url)),
          budget: '<= 60 kB',
          isMet: sizeOf(url) <= 60_000,
        })),
      );
      const parts: readonly [string, RegExp][] = [
        ['the reader itself', /\/reader-(?!client)/],
        ['what opens an EPUB, foliate-js in it', /\/epub-view-/],
        ['what opens a PDF, without pdf.js', /\/pdf-view-/],
      ];
      for (const [what, name] of parts) {
        const bytes = sum(assets.filter((url) => name.test(url)));
        rows.push({ what, value: kb(bytes), budget: '<= 60 kB', isMet: bytes > 0 && bytes <= 60_000 });
      }
      const own = heaviest(discover.scripts.filter((url) => !landing.scripts.includes(url)));
      const isPdfJs = (url: string) => /\/pdf-js-/.test(url);
      const later = heaviest(assets.filter((url) => !first.has(url) && !isPdfJs(url)));
      for (const [what, file] of [
        ['largest file that /discover adds', own],
        ['largest file of ours loaded later', later],
      ] as const) {
        if (file) rows.push({ what, value: kb(file.bytes), comparedWith: file.name, budget: '<= 60 kB', isMet: file.bytes <= 60_000 });
      }
      const worker = readdirSync(path.join(CLIENT, 'assets')).filter((name) => /^pdf\.worker.*\.mjs$/.test(name));
      rows.push({
        what: 'pdf.js and its worker, once a PDF is opened',
        value: kb(sum([...assets.filter(isPdfJs), ...worker.map((name) => `/assets/${name}`)])),
        comparedWith: 'two files',
        budget: 'not before',
        isMet: ![...first].some(isPdfJs),
      });
      rows.push(...(await weighVisits(server.origin, cookie)));
      return rows;
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(pageSize);
