import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { missingTool, ToolError } from './run-tool.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const require = createRequire(import.meta.url);
let browser: Browser | undefined;

export async function openPage(width: number, height: number, scale = 1): Promise<Page> {
  if (!existsSync(CHROMIUM)) throw new ToolError(missingTool('chromium'));
  browser ??= await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  return browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Shows markup with the design's colours and typefaces. Fonts are inlined: a page without an address may not read files. */
export async function showMarkup(page: Page, html: string): Promise<void> {
  const style = `<style>${fontFaces()}${COLOURS}</style>`;
  await page.setContent(html.includes('</head>') ? html.replace('<style>', `${style}<style>`) : style + html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

let faces: string | undefined;
function fontFaces(): string {
  faces ??= [
    face('Bricolage Grotesque', 'bricolage-grotesque-latin-standard-normal', '200 800', '75% 100%'),
    face('Instrument Sans', 'instrument-sans-latin-standard-normal', '400 700', '75% 100%'),
    face('Instrument Sans', 'instrument-sans-latin-standard-italic', '400 700', '75% 100%', 'italic'),
    face('Literata', 'literata-latin-opsz-italic', '200 900', '100%', 'italic'),
  ].join('');
  return faces;
}

function face(family: string, file: string, weight: string, stretch: string, style = 'normal'): string {
  const name = `@fontsource-variable/${family.toLowerCase().replace(' ', '-')}`;
  const folder = dirname(require.resolve(`${name}/package.json`));
  const data = readFileSync(join(folder, 'files', `${file}.woff2`)).toString('base64');
  return `@font-face{font-family:'${family} Variable';font-style:${style};font-weight:${weight};font-stretch:${stretch};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

// The day theme of the design tokens.
const COLOURS = `:root{
--paper:oklch(0.968 0.007 160);--sheet:oklch(0.99 0.003 160);--well:oklch(0.943 0.01 160);--well-2:oklch(0.915 0.013 160);
--ink:oklch(0.235 0.028 208);--ink-2:oklch(0.4 0.024 208);--ink-3:oklch(0.5 0.021 196);
--line:oklch(0.876 0.013 160);--line-2:oklch(0.79 0.018 160);
--accent:oklch(0.546 0.185 38);--accent-ink:oklch(0.49 0.17 38);
--course:oklch(0.5 0.095 164);--course-ink:oklch(0.43 0.085 164);--course-wash:oklch(0.928 0.026 164);
--video:oklch(0.57 0.135 43);--video-ink:oklch(0.48 0.12 42);--video-wash:oklch(0.933 0.028 46);
--audiobook:oklch(0.53 0.115 238);--audiobook-ink:oklch(0.45 0.105 238);
--topo-0:oklch(0.938 0.022 150);--topo-1:oklch(0.925 0.03 142);--topo-2:oklch(0.932 0.032 122);
--topo-3:oklch(0.943 0.03 104);--topo-4:oklch(0.957 0.02 95);--topo-5:oklch(0.984 0.006 120);
--topo-line:oklch(0.64 0.05 75 / 0.55);--topo-index:oklch(0.56 0.062 68 / 0.85);
--water:oklch(0.902 0.031 219);--water-line:oklch(0.56 0.09 236);--water-text:oklch(0.43 0.095 240)}`;
