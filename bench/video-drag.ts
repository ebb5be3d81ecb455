import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { median, ms, printBenchmark, ROOT, type Benchmark, type Row } from './support/measure.ts';
import { openChromium } from './support/open-chromium.ts';

const FILM = '/videos/decide-in-ten-minutes';
const FRAME_MS = 1000 / 60;
const DRAG_MS = 3000;
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds in which the thread had a core: what is left when the machine has other work too. */
  tdur?: number;
  args: { name?: string };
}

/** How long the page's main thread worked in each frame, in milliseconds. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = events.filter(isMain).map(({ pid, tid }) => tasks.filter((task) => task.pid === pid && task.tid === tid));
  // Other pages of the browser have a main thread too, but nothing to do.
  const own = mains.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const from = Math.min(...own.map(({ ts }) => ts));
  const frames: number[] = [];
  for (const { ts, dur = 0, tdur = dur } of own) {
    const frame = Math.floor((ts - from) / 1000 / FRAME_MS);
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return Array.from(frames, (work) => work ?? 0);
}

async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return workPerFrame(traceEvents);
}

/** Moves the pointer 60 times a second, in circles. */
async function circle(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const began = performance.now();
  for (let step = 0; performance.now() - began < DRAG_MS; step++) {
    const angle = step / 15;
    await page.mouse.move(x - 200 + 200 * Math.cos(angle), y - 120 + 120 * Math.sin(angle));
    await sleep(Math.max(0, began + (step + 1) * FRAME_MS - performance.now()));
  }
  await page.mouse.up();
}

/** A film in the floating window: nothing, then a drag, then a resize. */
export async function measureDrags(browser: Browser, origin: string): Promise<Record<'still' | 'move' | 'resize', number[]>> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await page.request.post('/api/auth/sign-up/email', {
    data: { name: 'Robin', email: `robin-${Date.now()}@example.org`, password: 'quiet stones by the river' },
    headers: { origin },
  });
  await page.goto(FILM);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  await page.getByRole('link', { name: 'Podcasts' }).first().click();
  const video = page.getByRole('region', { name: /^Video/ });
  await video.waitFor();
  await sleep(1000);
  const still = await trace(browser, page, () => sleep(DRAG_MS));
  const bar = await video.getByRole('button', { name: /Move video/ }).boundingBox();
  if (!bar) throw new Error('There is no window to drag.');
  const move = await trace(browser, page, () => circle(page, bar.x + 200, bar.y + 20));
  const box = await video.boundingBox();
  if (!box || box.x === bar.x) throw new Error('The window was not moved.');
  const resize = await trace(browser, page, () => circle(page, box.x, box.y));
  await page.close();
  return { still, move, resize };
}

export const videoDrag: Benchmark = {
  question: 'How much work is a drag of the floating video for the main thread, 60 times a second?',
  tools: ['chromium'],
  measure: async (folder) => {
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    const browser = await openChromium();
    try {
      const { still, move, resize } = await measureDrags(browser, server.origin);
      const row = (what: string, work: readonly number[]): Row => {
        const p95 = work.toSorted((a, b) => a - b)[Math.floor(work.length * 0.95)] ?? Number.NaN;
        return {
          what,
          value: `median ${ms(median(work))}, p95 ${ms(p95)}`,
          comparedWith: `longest ${ms(Math.max(...work))}`,
          budget: 'p95 <= 16.7 ms',
          isMet: p95 <= FRAME_MS,
        };
      };
      return [
        row('per frame while a film plays in the window', still),
        row('per frame while it is moved', move),
        row('per frame while it is resized', resize),
      ];
    } finally {
      await browser.close();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(videoDrag);
