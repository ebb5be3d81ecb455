import { expect, type Page } from '@playwright/test';
import type { ItemDetail } from '#core/library/catalogue.ts';

/** Words of a book of the demo library, marked without its pages. */
export async function makeHighlight(
  page: Page,
  origin: string,
  quote = 'A habit begins where nobody would call it one yet.',
): Promise<void> {
  const { units } = (await (await page.request.get(`${origin}/api/ebooks/small-starts`)).json()) as ItemDetail;
  const data = { unitId: units[0]?.id, locator: 'epubcfi(/6/4!/4/2)', quote, color: 'yellow' };
  expect((await page.request.post(`${origin}/api/notes`, { data, headers: { origin } })).status()).toBe(201);
}
