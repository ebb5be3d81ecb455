import path from 'node:path';
import type { Page } from 'playwright-core';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { median, ms, printBenchmark, ROOT, times, type Benchmark, type Row } from './support/measure.ts';
import { openChromium } from './support/open-chromium.ts';

const RUNS = 5;
const SHOW = '/podcasts/one-thing-to-try/episodes';

/** Notes when media elements start and end; `timeupdate` with a moving clock is the first sound. */
const LISTEN = `
  window.heard = [];
  const note = (type) => (event) => window.heard.push({ type, at: performance.now(), src: event.target.currentSrc, sec: event.target.currentTime });
  for (const type of ['playing', 'ended', 'timeupdate']) document.addEventListener(type, note(type), true);
`;

interface Heard {
  type: string;
  at: number;
  src: string;
  sec: number;
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 400; i++) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Nothing was heard for 20 s.');
}

async function measureRun(page: Page): Promise<{ startMs: number; bareMs: number; gapMs: number }> {
  await page.goto(SHOW);
  await page
    .getByRole('region', { name: 'Player' })
    .waitFor({ state: 'attached', timeout: 1000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle');
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^(Play|Continue|Start)/ })
    .first();
  const pressedAt = await play.evaluate((button) => {
    const at = performance.now();
    (button as HTMLElement).click();
    return at;
  });
  const first = await until(async () => (await heard(page)).find((event) => event.type === 'playing'));
  // The same file in a bare element, for comparison.
  const bareMs = await page.evaluate(
    async (src) => {
      const element = new Audio(src);
      element.muted = true;
      const at = performance.now();
      await new Promise((resolve) => {
        element.addEventListener('playing', resolve);
        void element.play();
      });
      const took = performance.now() - at;
      element.pause();
      return took;
    },
    `${first.src}${first.src.includes('?') ? '&' : '?'}bare`,
  );
  // To the last seconds, so that the next item is made ready as it is for a listener.
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.press('End');
  await slider.press('ArrowLeft');
  const end = await until(async () => (await heard(page)).find((event) => event.type === 'ended'));
  const next = await until(async () => (await heard(page)).find((event) => event.type === 'playing' && event.at > end.at));
  return { startMs: first.at - pressedAt, bareMs, gapMs: next.at - end.at };
}

export const playerSound: Benchmark = {
  question: 'How long from the press to the sound, and from one item to the next, in Chromium?',
  tools: ['chromium'],
  measure: async (folder) => {
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    const browser = await openChromium();
    try {
      const runs = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({ baseURL: server.origin });
        await context.addInitScript(LISTEN);
        const page = await context.newPage();
        await page.request.post('/api/auth/sign-up/email', {
          data: { name: 'Robin', email: `robin-${run}@example.org`, password: 'quiet stones by the river' },
          headers: { origin: server.origin },
        });
        runs.push(await measureRun(page));
        await context.close();
      }
      const [start, bare, gap] = [runs.map((run) => run.startMs), runs.map((run) => run.bareMs), runs.map((run) => run.gapMs)].map(
        median,
      ) as [number, number, number];
      const rows: Row[] = [
        { what: 'a bare audio element, from play() to playing', value: ms(bare) },
        { what: 'from the press on Play to the sound', value: ms(start), comparedWith: `${times(start / bare)} of the bare element` },
        {
          what: 'from the end of one item to the sound of the next',
          value: ms(gap),
          comparedWith: `longest ${ms(Math.max(...runs.map((run) => run.gapMs)))}`,
          budget: '<= 250 ms',
          isMet: gap <= 250,
        },
      ];
      return rows;
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(playerSound);
