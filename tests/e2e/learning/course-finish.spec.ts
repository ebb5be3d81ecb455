import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { markDone, readCourse } from '../../support/browser/finish-course.ts';
import { answerQuiz } from '../../support/browser/solve-quiz.ts';

const COURSE = 'money-on-one-page';

const questionsOf = (page: Page): Promise<string[]> => page.getByRole('main').locator('fieldset').allInnerTexts();

test('a course is finished with its checks, certified, verified by a visitor, and the certificate is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await registerLearner(page, baseURL ?? '');
  const { units } = await readCourse(page, baseURL ?? '', COURSE);
  const checks = units.filter(({ kind }) => kind === 'quiz');
  for (const { id } of units.filter(({ kind }) => kind !== 'quiz')) await markDone(page, baseURL ?? '', id);

  // The first check fails once; the next sheet is another one.
  for (const [i, check] of checks.entries()) {
    await page.goto(`/courses/${COURSE}/lessons/${check.id}`);
    if (i === 0) {
      const first = await questionsOf(page);
      await answerQuiz(page, COURSE, 'wrongly');
      const result = page.getByRole('heading', { name: /^0 of \d+ right$/ });
      await expect(result).toBeFocused();
      await expect(page.getByText(/^It comes back in your review/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      expect(await questionsOf(page)).not.toEqual(first);
    }
    await answerQuiz(page, COURSE, 'rightly');
    await expect(page.getByText('That is enough: the lesson is done.')).toBeVisible();
  }

  await page.getByRole('link', { name: 'Back to the course' }).last().click();
  const finished = page.getByRole('region', { name: 'Course finished' });
  await expect(finished).toBeVisible();
  await finished.getByRole('button', { name: 'Get the certificate' }).click();
  await finished.getByRole('link', { name: 'See the certificate' }).click();
  const sheet = page.getByRole('article', { name: 'Money on one page' });
  await expect(sheet).toContainText('Robin Vale finished the course');
  await expect(sheet).toContainText('100% right, passed');
  const address = page.url();

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('article', { name: 'Money on one page' })).toContainText('Robin Vale');
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoFaultsOn(guest, [
    [1440, 'light'],
    [320, 'dark'],
  ]);

  await page.goBack();
  await finished.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawn = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await withdrawn;
  const gone = await guest.goto(address);
  expect(gone?.status()).toBe(410);
  await expect(guest.getByRole('heading', { name: 'This certificate was withdrawn' })).toBeVisible();
  await visitor.close();
});
