import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { ACCOUNT_PAGES, APP_PAGES, PUBLIC_PAGES } from '../../support/browser/pages.ts';

test('a visitor sees the public pages and is sent to the landing page from every other [spec 1.audience.visitors 2.access.other 6.roles.visitors]', async ({
  request,
}) => {
  for (const path of [...PUBLIC_PAGES, '/', ...ACCOUNT_PAGES]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const path of [...APP_PAGES, '/dashboard', '/settings', '/courses/a/lessons/b', '/no/such/page']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([302, '/']);
  }
});

test('a learner sees the app, and the short addresses lead on [spec 1.audience.learners 2.access.home .shell 2.redirect.dashboard .settings 6.roles.learners]', async ({
  page,
  baseURL,
}) => {
  await registerLearner(page, baseURL ?? '');
  for (const path of [...PUBLIC_PAGES, ...APP_PAGES]) {
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const [path, location] of [
    ['/', '/dashboard'],
    ['/dashboard', '/discover'],
    ['/login', '/discover'],
    ['/register', '/discover'],
    ['/settings', '/profile'],
  ] as const) {
    expect((await page.request.get(path, { maxRedirects: 0 })).headers()['location'], path).toBe(location);
  }
  const missing = await page.request.get('/no/such/page');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('No path leads here');
});

test('who signs up with an address that has an account is not let in, and told what to do', async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  const { email } = await registerLearner(page, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Ada Hill');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('somebody else entirely');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('There may be an account with this address. Sign in, or use another address.')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.getByLabel('Email').fill(`new-${email}`);
  await page.getByLabel('Password', { exact: true }).fill('4daHill-2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('That password is easy to guess.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('after signing in a visitor returns to the page they wanted [spec 2.header.sign-in 3.storage.user]', async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  const { email, password } = await registerLearner(page, baseURL ?? '');
  await context.clearCookies();
  await page.goto('/audiobooks/say-it-plainly');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email or password is not right.')).toBeVisible();
  // The browser itself reports the refusal, and nothing else.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/audiobooks/say-it-plainly');
  await expect(page.getByRole('heading', { level: 1, name: 'Say it plainly' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cairn_user') ?? '{}') as { id?: string });
  expect(stored.id).toMatch(/^[0-9a-f-]{36}$/);
});
