import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { median, ms, printBenchmark, ROOT, RUNS, type Benchmark } from './support/measure.ts';
import { openChromium } from './support/open-chromium.ts';
import { register } from './support/register.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
/** After so long without a change a motion is over. */
const REST_MS = 400;
/** The browser's own name of the motion, and what is moved. */
const TRAVEL = '-ua-view-transition-group-anim';
const COURSE = 'work-that-fits';
const PODCAST = '/podcasts/one-thing-to-try/episodes';

/** Begins to look, once per picture, and answers with the times of the pictures in which this moved. */
const watchFrames = (page: Page, what: string): Promise<number[]> =>
  page.evaluate(
    ({ restMs, what }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const began = performance.now();
        const moves = (animation: Animation): boolean => {
          const { effect, playState } = animation;
          if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
          const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
          return `${name} ${effect.target?.localName} ${effect.target?.role ?? ''}`.startsWith(what);
        };
        const look = (now: number): void => {
          if (document.getAnimations().some(moves)) frames.push(now);
          if (now - (frames.at(-1) ?? began + 10_000) > restMs) resolve(frames);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { restMs: REST_MS, what },
  );

interface Motion {
  readonly droppedRatio: number;
  readonly lastedMs: number;
}

async function measure(page: Page, what: string, act: () => Promise<void>): Promise<Motion> {
  const watched = watchFrames(page, what);
  await act();
  const frames = await watched;
  const lastedMs = (frames.at(-1) ?? Number.NaN) - (frames[0] ?? Number.NaN);
  const expected = lastedMs / FRAME_MS;
  await sleep(REST_MS);
  return { droppedRatio: Math.max(0, expected - (frames.length - 1)) / expected, lastedMs };
}

/** Each motion once, by one learner. */
async function measureAll(browser: Browser, origin: string, run: number): Promise<Record<string, Motion>> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const cookies = (await register(origin, run)).split('; ').map((line) => {
    const [name = '', value = ''] = line.split(/=(.*)/);
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const leave = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click();

  await page.goto('/courses', { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const into = await measure(page, TRAVEL, () => main.locator(`a[href="/courses/${COURSE}"]`).first().click());
  const back = await measure(page, TRAVEL, async () => void (await page.goBack()));

  await page.goto(`/courses/${COURSE}`, { waitUntil: 'networkidle' });
  await main.getByRole('link', { name: 'Start' }).click();
  const finish = page.getByRole('button', { name: 'Done, next lesson' }).first();
  const stone = await measure(page, 'stone-settle', () => finish.click());
  await leave('Dashboard');
  await page.getByRole('img', { name: /^Map of the way/ }).waitFor();
  await page.goBack();
  await finish.click();
  await page.getByRole('link', { name: /Back to lesson 2/ }).waitFor();
  const line = await measure(page, 'path-draw', () => leave('Dashboard'));

  await page.goto(PODCAST, { waitUntil: 'networkidle' });
  await main.getByRole('button', { name: /^Play/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Queue', exact: true });
  await page.getByRole('button', { name: /^Queue/ }).click();
  const row = await measure(page, 'Animation li', () =>
    dialog
      .getByRole('button', { name: /^Move down/ })
      .first()
      .click(),
  );
  await context.close();
  return {
    'a cover into its page': into,
    'and back': back,
    'a stone settles': stone,
    'the line draws on': line,
    'a row of the queue moves': row,
  };
}

export const motion: Benchmark = {
  question: `How many pictures does each motion lose on a CPU ${SLOWER} times slower?`,
  tools: ['chromium'],
  measure: async (folder) => {
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    const browser = await openChromium();
    try {
      const runs: Record<string, Motion>[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measureAll(browser, server.origin, run));
      return Object.keys(runs[0] ?? {}).map((what) => {
        const own = runs.flatMap((run) => run[what] ?? []);
        return {
          what,
          value: `${median(own.map(({ droppedRatio }) => droppedRatio)).toFixed(2)} of its pictures lost`,
          comparedWith: `${ms(median(own.map(({ lastedMs }) => lastedMs)))} in all`,
        };
      });
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(motion);
