import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sayRange, sayScore, spanRange } from '#core/iq/report/describe-score.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaults, expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { LOW_RESULT, makeFinishedSitting, makeIqAnalysis, makeIqChange, TOP_RESULT } from '../../support/samples/make-iq-result.ts';
import { showMadeResult, takeIqTest } from '../../support/browser/take-iq-test.ts';

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

async function download(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'More about this result' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name }).click();
  return readFile(await (await started).path(), 'utf8');
}

test('a result: its range and domains, hidden, taken along, its answers by keys, deleted, taken back, and taken again', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const sitting = await takeIqTest(page, server);
  const { id, result } = sitting;
  const { iqScore, interval, domainScores } = result;
  if (iqScore === null || interval === null) throw new Error(`No score: ${result.notReportable}`);
  const range = page.getByText(`Probably ${sayRange(interval)}`, { exact: true });

  await page.goto(`/iq-test/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Estimated score on the IQ scale/ })).toBeVisible();
  await expect(range).toBeVisible();
  await expect(page.getByText(`Best single guess ${sayScore(iqScore)}. 100 = assumed adult average.`)).toBeVisible();
  await expect(page.getByRole('img', { name: `Your likely range is ${spanRange(interval)}` })).toBeVisible();
  const summits = page.getByRole('region', { name: 'Five summits' });
  await summits.getByText('Table', { exact: true }).click();
  for (const [domain, score] of Object.entries(domainScores))
    await expect(summits.getByRole('row', { name: new RegExp(`^${domain}`, 'i') })).toContainText(spanRange(score?.interval ?? interval));

  const hide = page.getByRole('switch', { name: 'Hide my score on this device' });
  await hide.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Your score is hidden. Everything')).toBeVisible();
  for (const words of [sayRange(interval), spanRange(interval), `guess ${sayScore(iqScore)}`])
    await expect(page.locator('#main')).not.toContainText(words);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cairn_iq_hidden:')))).toHaveLength(1);
  await hide.click();
  await expect(range).toBeVisible();

  expect(await download(page, 'Export as Markdown')).toContain(`**Probably ${sayRange(interval)}**`);
  expect(JSON.parse(await download(page, 'Export as JSON'))).toEqual(sitting);

  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Item 1 of 40: (right|missed)/ })).toBeVisible();
  await expect(page.getByText('Right answer').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: /^Item 2 of 40/ })).toBeFocused();
  await expect(page).toHaveURL(/\?review=2$/);
  await page.getByRole('checkbox', { name: 'Missed only' }).check();
  const missed = result.responses.findIndex(({ isCorrect }, i) => i > 1 && !isCorrect) + 1;
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?review=${missed}$`));
  await page.goto(`/iq-test/${id}?review=1`);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('No item comes before this.')).toBeVisible();
  await expectNoFaults(page);

  await page.getByRole('link', { name: 'Back to the result' }).click();
  await page.getByRole('button', { name: 'More about this result' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/iq-test$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`/iq-test/${id}$`));
  await page.getByRole('link', { name: 'Take it again' }).click();
  await expect(page).toHaveURL(/\/iq-test$/);
  await expect(page.getByRole('heading', { name: 'Your newest result' })).toBeVisible();
  expect((await page.request.get(`/api/iq/sittings/${id}`)).status()).toBe(200);
});

test('the ends of the scale are said as such, and hidden no figure is left', async ({ page }) => {
  await showMadeResult(page, makeFinishedSitting(TOP_RESULT));
  await expect(page.getByText('Probably from 120 to 135 or higher')).toBeVisible();
  await page.getByRole('switch', { name: 'Hide my score on this device' }).click();
  await expect(page.getByText('Your score is hidden. Everything')).toBeVisible();
  await expect(page.locator('#main')).not.toContainText(/\b(120|135)\b/);
  await page.getByRole('switch', { name: 'Hide my score on this device' }).click();
  await page.unrouteAll();
  await showMadeResult(page, makeFinishedSitting(LOW_RESULT));
  await expect(page.getByText('Probably from 65 or lower to 92')).toBeVisible();
  await expect(page.getByText(/^How likely each category is: below average/)).toBeHidden();
  await page.getByText('Compare with other people').press('Enter');
  await expect(page.getByText(/^How likely each category is: below average/)).toBeVisible();
});

test('a service is asked once for its words, which replace those worked out here', async ({ page }) => {
  const sitting = makeFinishedSitting({ analysis: makeIqAnalysis({ canBeWorded: true }) });
  let asked = 0;
  await page.route('**/api/iq/sittings/s/analysis', async (route) => {
    asked += 1;
    await expect(page.getByText('An AI service is putting this in words.')).toBeVisible();
    await route.fulfill({
      json: makeIqAnalysis({ source: 'ai', model: 'granite-4', personalizedInsight: 'Two rules at once went well.' }),
    });
  });
  await showMadeResult(page, sitting);
  await expect(page.getByText('Two rules at once went well.')).toBeVisible();
  await expect(page.getByText('Written by granite-4')).toBeVisible();
  expect(asked).toBe(1);
});

test('waiting for a service can be ended, and the words worked out here stay', async ({ page }) => {
  await page.route('**/api/iq/sittings/s/analysis', () => undefined);
  await showMadeResult(page, makeFinishedSitting({ analysis: makeIqAnalysis({ canBeWorded: true }) }));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('An AI service is putting this in words.')).toBeHidden();
  await expect(page.getByText('You answered 28 of 40 items right.')).toBeVisible();
});

test('a result is printed black on white without buttons, and taken along', async ({ page }) => {
  const sitting = makeFinishedSitting({ change: makeIqChange() });
  await showMadeResult(page, sitting);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Probably between 97 and 129')).toBeVisible();
  for (const name of ['Print', 'More about this result']) await expect(page.getByRole('button', { name })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.iqr-range strong') as Element).color)).toBe('rgb(0, 0, 0)');
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  expect(await download(page, 'Export as Markdown')).toContain('**Probably between 97 and 129**');
});

test('has no fault on any screen', async ({ page }) => {
  test.slow();
  await showMadeResult(page, makeFinishedSitting({ change: makeIqChange() }));
  await page.getByText('Every item in a table').click();
  await expectNoFaultsOn(page, [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
    [320, 'light'],
  ]);
});
