import type { Page } from '@playwright/test';
import { findOverflow } from './find-overflow.ts';

/** The ways in which letters grow without the screen doing so, and the distances of WCAG 1.4.12. */
export const READERS = {
  'at 200%': { width: 390, css: 'html { font-size: 200% }' },
  'with wide spacing': {
    width: 390,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  },
  'at 150% on 320 px': { width: 320, css: 'html { font-size: 150% }' },
  'on 320 px': { width: 320, css: '' },
} as const;
export type Reader = keyof typeof READERS;

/** As a reader's own style sheet does it; the page's policy lets no style element in. */
export async function readAs(page: Page, reader: Reader): Promise<void> {
  const { width, css } = READERS[reader];
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** What breaks for which of the readers, added to what is known to be broken. */
export async function lookAs(page: Page, readers: readonly Reader[], what: string, broken: Record<string, string[]>): Promise<void> {
  for (const reader of readers) {
    await readAs(page, reader);
    const found = await page.evaluate(findOverflow);
    if (found.length > 0) broken[`${what} ${reader}`] = found;
  }
}
