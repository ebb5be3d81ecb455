import type { Browser } from 'playwright-core';

/** What somebody waits for, in milliseconds: the largest paint; after the first one all that tasks hold beyond 50 ms each, and the longest of them. */
export interface Waited {
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly longestTaskMs: number;
}

/** A telephone of the middle class on a slow line, as Lighthouse has it: a quarter of this processor, 1.6 Mbit/s, 150 ms there and back. */
export async function openOnSlowPhone(browser: Browser, url: string, cookie?: string): Promise<Waited> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    if (cookie !== undefined) {
      const at = cookie.indexOf('=');
      await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: new URL(url).origin }]);
    }
    const page = await context.newPage();
    await page.addInitScript(watchWaiting);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(1000);
    return await page.evaluate(() => (window as unknown as { waited: Waited }).waited);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before all else there. */
function watchWaiting(): void {
  const waited = { largestPaintMs: 0, blockedMs: 0, longestTaskMs: 0 };
  Object.assign(window, { waited });
  let firstPaintMs = Number.POSITIVE_INFINITY;
  const tasks: PerformanceEntry[] = [];
  const count = () => {
    const held = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - firstPaintMs));
    waited.blockedMs = held.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
    waited.longestTaskMs = Math.max(0, ...held);
  };
  new PerformanceObserver((list) => {
    firstPaintMs = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? firstPaintMs;
    count();
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    waited.largestPaintMs = list.getEntries().at(-1)?.startTime ?? waited.largestPaintMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
    count();
  }).observe({ type: 'longtask', buffered: true });
}
