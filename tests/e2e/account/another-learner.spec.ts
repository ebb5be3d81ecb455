import { OF_DEVICE, OF_LEARNER, WHO } from '#web/kept-keys.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

const TRACE = 'only the first learner knows this';
const OF_THIS_DEVICE = OF_DEVICE[1];

test('who signs in after somebody else finds nothing of theirs in the browser, and the device keeps what is its own', async ({
  page,
  baseURL,
  context,
}) => {
  const second = await registerLearner(page, baseURL ?? '');
  await context.clearCookies();
  await registerLearner(page, baseURL ?? '');
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  // The page comes whole from the server; whose it is, is kept as soon as its code runs.
  const first = await (await page.waitForFunction((name) => localStorage.getItem(name), WHO.keptFor)).jsonValue();
  if (first === null) throw new Error('Nobody is kept for.');
  // Under every name that there is for something of a learner, as if they had used it all.
  await page.evaluate(
    ({ names, learner, device, trace }) => {
      for (const storage of [localStorage, sessionStorage])
        for (const name of names) storage.setItem(name.endsWith(':') ? name + learner : name, trace);
      localStorage.setItem(device, trace);
    },
    { names: OF_LEARNER, learner: first, device: OF_THIS_DEVICE, trace: TRACE },
  );

  // The session ends without a word, so nothing is cleared by signing out.
  await context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(second.email);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const readKept = () => page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)));
  await expect
    .poll(async () => (await readKept()).filter(([key, value]) => `${key} ${value}`.includes(first) || value === TRACE))
    .toEqual([[OF_THIS_DEVICE, TRACE]]);
});

test('signing out ends every tab, and who signs in next is not led to where one of them was', async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  const second = await registerLearner(page, baseURL ?? '');
  await context.clearCookies();
  await registerLearner(page, baseURL ?? '');
  const other = await context.newPage();
  await other.goto('/ai-career/goals');
  await other.waitForFunction((name) => sessionStorage.getItem(name), WHO.keptFor);
  await other.evaluate((trace) => sessionStorage.setItem('cairn_iq_item', trace), TRACE);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => /^cairn_(iq_item|kept_for)/.test(key)))).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('Email').fill(second.email);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/discover');
  // A tab may ask for something in the moment before it hears that the session has ended.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('401'))).toEqual([]);
});
