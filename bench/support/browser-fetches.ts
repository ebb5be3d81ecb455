import type { Browser } from 'playwright-core';

/** What one page made a browser with an empty cache fetch, in the order in which it did. */
export interface Fetched {
  /** Addresses of files, without the origin. */
  readonly untilLoad: readonly string[];
  readonly afterLoad: readonly string[];
}

/** Opens a page as somebody does who was never here: with no cache, until nothing more is asked for. */
export async function listFetched(browser: Browser, url: string, cookie?: string): Promise<Fetched> {
  const { origin, pathname } = new URL(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (cookie !== undefined) {
      const at = cookie.indexOf('=');
      await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin }]);
    }
    const page = await context.newPage();
    const untilLoad = new Set<string>();
    const afterLoad = new Set<string>();
    let hasLoaded = false;
    page.on('load', () => (hasLoaded = true));
    page.on('request', (request) => {
      const file = new URL(request.url()).pathname;
      if (!untilLoad.has(file)) (hasLoaded ? afterLoad : untilLoad).add(file);
    });
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (response?.status() !== 200 || new URL(page.url()).pathname !== pathname)
      throw new Error(`${url} answered ${response?.status()} and led to ${page.url()}.`);
    // What is put off until the browser is idle comes as well.
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    return { untilLoad: [...untilLoad], afterLoad: [...afterLoad] };
  } finally {
    await context.close();
  }
}
