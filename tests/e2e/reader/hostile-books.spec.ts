import { expect, test, type Page } from '@playwright/test';
import { sanitiseDocument } from '#server/library/sanitise/sanitise-document.ts';
import { HOSTILE_DOCUMENTS } from '../../support/samples/hostile-documents.ts';

const TYPES = ['application/xhtml+xml', 'text/html', 'image/svg+xml'] as const;

/** What Chromium loads of the styles that hide it. */
const LOADED_BY_STYLE = [
  ...['comment', 'line', 'class', 'namespace', 'scheme', 'import.css', 'font', 'escapes', 'variable', 'property', 'reference'],
] as const;

/** Shows all documents, each in a frame of its own, clicks what can be clicked, and tells what was asked of the other server. */
async function listHarm(page: Page, documents: readonly string[], type: string): Promise<string[]> {
  const harm = new Set<string>();
  await page.route('**/*', async (route) => {
    const { hostname, pathname, href } = new URL(route.request().url());
    if (hostname === 'evil.example') {
      harm.add(href);
      await route.abort();
      return;
    }
    const number = /^\/document\/(\d+)$/.exec(pathname)?.[1];
    const frames = documents.map((_, i) => `<iframe src="/document/${i}"></iframe>`).join('');
    await route.fulfill(
      number === undefined
        ? { contentType: 'text/html', body: pathname === '/' ? `<!doctype html><title>Books</title>${frames}` : '' }
        : { contentType: type, body: documents[Number(number)] ?? '' },
    );
  });
  await page.goto('http://books.example/');
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentDocument?.querySelector('#c')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  // Animations, styles and pictures take a moment.
  await page.waitForTimeout(1000);
  if (await page.evaluate(() => 'hasRun' in window)) harm.add('a script ran');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return [...harm];
}

for (const type of TYPES) {
  test(`nothing in a book runs or loads from elsewhere when it is shown as ${type}`, async ({ page }) => {
    const clean = HOSTILE_DOCUMENTS.map((text) => sanitiseDocument(text).text);
    expect(await listHarm(page, clean, type)).toEqual([]);
    // As they came they do: this test can fail.
    const harm = await listHarm(page, HOSTILE_DOCUMENTS, type);
    expect(harm).toContain('a script ran');
    expect(harm).toEqual(expect.arrayContaining(LOADED_BY_STYLE.map((name) => `http://evil.example/${name}`)));
  });
}
