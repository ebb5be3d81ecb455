import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { pdfFiles } from '#scripts/pdf-files.ts';
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The files of the engine as a build makes them, by their address. */
export type EngineFiles = ReadonlyMap<string, string | Uint8Array>;

export async function buildEngine(): Promise<EngineFiles> {
  const result = (await build({
    configFile: false,
    root: ROOT,
    base: '/engine/',
    logLevel: 'error',
    plugins: [pdfFiles()],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(ROOT, 'tests/support/browser/engine-entry.ts'), output: { entryFileNames: 'entry.js' } },
    },
  })) as Rollup.RollupOutput;
  return new Map(result.output.map((file) => [`/engine/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

const MARKUP = (
  styles: string,
) => `<!doctype html><html lang="en"><head><title>Engine</title>${styles}<link rel="stylesheet" href="/engine/page.css">
<script type="module" src="/engine/entry.js"></script></head><body><div id="book"></div></body></html>`;
const PAGE_CSS = 'html, body, #book { margin: 0; height: 100%; }';
const TYPES: Record<string, string> = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css' };

/** A page at the server's own origin with nothing on it but the engine, under the policy that every page has. */
export async function openEnginePage(page: Page, origin: string, files: EngineFiles): Promise<void> {
  await page.route(`${origin}/engine/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname);
    const styles = [...files.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);
    if (pathname === '/engine/')
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': contentSecurityPolicy({ nonce: 'engine', isDevelopment: false }) },
        body: MARKUP(styles.join('')),
      });
    if (pathname === '/engine/page.css') return route.fulfill({ contentType: 'text/css', body: PAGE_CSS });
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: Buffer.from(file) });
  });
  await page.goto(`${origin}/engine/`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}
