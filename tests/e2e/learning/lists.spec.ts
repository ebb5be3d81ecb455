import type { Page } from '@playwright/test';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';

const isList = (url: URL): boolean => /^\/api\/(items|courses|audiobooks|podcasts|videos|ebooks)$/.test(url.pathname);

/** Fields that stand in the page since it came carry a mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('main form [name]')) field.setAttribute('data-first', '');
  });

const announced = (page: Page) => page.getByRole('main').locator('p[role=status]');

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

test('filters by keyboard: the focus stays, the last option counts, the count is spoken, back brings the former choices', async ({
  page,
}) => {
  await page.goto('/discover/all');
  await mark(page);
  const [kind, topic] = [page.getByLabel('Kind', { exact: true }), page.getByLabel('Topic', { exact: true })];
  await expect(announced(page)).toHaveText('30 works');

  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/discover/all?kind=course');
  await expect(announced(page)).toHaveText('6 works');
  await expect(kind).toBeFocused();

  await page.keyboard.press('Tab');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isList(new URL(request.url()))) asked.push(new URL(request.url()).searchParams.get('topic') ?? '');
  });
  const topics = await topic.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const _ of topics) await page.keyboard.press('ArrowDown');
  const last = topics.at(-1) ?? '';
  await expect(page).toHaveURL(`/discover/all?kind=course&topic=${last}`);
  await expect(topic).toBeFocused();
  await expect(topic).toHaveValue(last);
  await expect(announced(page)).toHaveText('1 work');
  expect(asked).toEqual([last]);

  await page.goBack();
  await expect(page).toHaveURL('/discover/all?kind=course');
  await expect(topic).toHaveValue('');
  await expect(kind).toHaveValue('course');
  await expect(announced(page)).toHaveText('6 works');
  await page.goBack();
  await expect(kind).toHaveValue('');
  await page.goForward();
  await expect(kind).toHaveValue('course');
  for (const field of [kind, topic]) await expect(field).toHaveAttribute('data-first');
});

test('a choice made while another list loads is added to it, and what is being typed stays', async ({ page }) => {
  await page.goto('/discover/all');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isList, async (route) => {
    await held;
    await route.continue();
  });
  const loads = page.waitForRequest((request) => isList(new URL(request.url())));
  await page.getByLabel('Kind', { exact: true }).selectOption('video');
  await loads;
  await page.getByLabel('Topic', { exact: true }).selectOption('communication');
  const words = page.getByRole('searchbox', { name: 'Search', exact: true });
  await words.pressSequentially('speek up');
  await words.press('ArrowLeft');
  await expect(page.getByRole('list', { name: 'Works' }).getByRole('listitem')).toHaveCount(30);
  release();
  await expect(page).toHaveURL(/\?.*topic=communication/);
  await expect(page).toHaveURL(/kind=video/);
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('speek up');
  expect(await words.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(7);
  await words.fill('speak');
  await words.press('Enter');
  await expect(page).toHaveURL('/discover/all?q=speak&kind=video&topic=communication');
  await expect(announced(page)).toHaveText('1 work');
});

test('a work names its skills, and each leads to all works that train it', async ({ page }) => {
  await page.goto('/courses/lead-the-first-hundred-days');
  await page.getByRole('link', { name: 'Delegating', exact: true }).click();
  await expect(page).toHaveURL('/discover/all?skill=delegating');
  await expect(announced(page)).toHaveText('1 work');
  const [kind, skill] = [page.getByLabel('Kind', { exact: true }), page.getByLabel('Skill', { exact: true })];
  await expect(skill).toHaveValue('delegating');
  await skill.selectOption('giving-feedback');
  await expect(page).toHaveURL('/discover/all?skill=giving-feedback');
  await expect(announced(page)).toHaveText('4 works');
  // What is chosen stays an option, though no film trains it.
  await kind.selectOption('video');
  await expect(announced(page)).toHaveText('Nothing fits all of these');
  await expect(skill).toHaveValue('giving-feedback');
});

test('a list of nothing says so, and the way out of it keeps the focus', async ({ page }) => {
  await page.goto('/courses?length=short');
  await expect(announced(page)).toHaveText('Nothing fits all of these');
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await expect(announced(page)).toHaveText('6 works');
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Topic', { exact: true })).toBeFocused();
});

test('after the last page the focus goes on to the first work that came', async ({ page }) => {
  await page.goto('/discover/all');
  await page.route(isList, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=16'),
    }),
  );
  await page.getByLabel('Sort', { exact: true }).selectOption('title');
  await expect(announced(page)).toHaveText('30 works, 16 shown');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(announced(page)).toHaveText('30 works');
  await expect(page.getByRole('list', { name: 'Works' }).getByRole('listitem').nth(16).getByRole('link')).toBeFocused();
});

test('a list that is opened again shows what has gone from it meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.goto('/courses');
  const works = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  const before = await works.count();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Ebooks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ebooks');
  await page.route(isList, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { items: object[]; total: number };
    await route.fulfill({ response: answer, json: { ...list, items: list.items.slice(1), total: list.total - 1 } });
  });
  await page.clock.fastForward(60_000);
  await menu.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(works).toHaveCount(before - 1);
});

test('rows of covers fill the width at one height, the last one excepted', async ({ page }) => {
  await page.goto('/discover/all');
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const { rows, right } = await page.getByRole('list', { name: 'Works' }).evaluate((list) => ({
      right: list.getBoundingClientRect().right,
      rows: Object.values(
        Object.groupBy([...list.querySelectorAll('li')], (item) => String(Math.round(item.getBoundingClientRect().top))),
      ).map((items = []) => ({
        right: items.at(-1)?.getBoundingClientRect().right,
        heights: items.map((item) => item.querySelector('.cover')?.getBoundingClientRect().height ?? 0),
      })),
    }));
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows.slice(0, -1)) expect(row.right).toBeCloseTo(right, 0);
    for (const { heights } of rows) expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  }
});

test('covers of one kind are of one width, also in a row that is not full', async ({ page }) => {
  for (const [path, name] of [
    ['/courses', 'Courses'],
    ['/reading', 'Ebooks'],
  ] as const) {
    await page.goto(path);
    for (const width of [1440, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await page
        .getByRole('list', { name, exact: true })
        .locator('.cover')
        .evaluateAll((covers) => covers.map((cover) => cover.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(5);
      expect(Math.max(...widths) - Math.min(...widths), `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});

test('a cover whose picture never comes shows its title on its own colour, and no sign for a broken picture', async ({ page }) => {
  await page.route('**/covers/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: 'no picture' }));
  await page.goto('/courses');
  const covers = page.getByRole('main').locator('.cover');
  await expect(covers).toHaveCount(6);
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect(cover.locator('img')).toHaveCSS('opacity', '0');
    // Of a course: the ground, and the column under the title.
    await expect(cover.locator('rect')).toHaveCount(2);
  }
});

test('favorites of one kind: the focus stays or goes to what is left, and the count is spoken', async ({ page, baseURL }) => {
  for (const id of ['rested', 'enough', 'think-it-through'])
    await page.request.put(`/api/favorites/${id}`, { headers: { origin: baseURL ?? '' } });
  await page.goto('/favorites');
  await expect(announced(page)).toHaveText('3 works');
  const audiobooks = page.getByRole('navigation', { name: 'Kind' }).getByRole('link', { name: 'Audiobooks' });
  await audiobooks.press('Enter');
  await expect(announced(page)).toHaveText('2 works');
  await expect(audiobooks).toBeFocused();
  await page.goto('/favorites?kind=ebook');
  await expect(announced(page)).toHaveText('No ebooks among your favorites');
  await page.getByRole('link', { name: 'All favorites' }).press('Enter');
  await expect(announced(page)).toHaveText('3 works');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toBeFocused();
});

test('the dashboard shows no work twice', async ({ page }) => {
  await page.goto('/discover');
  const links = await page
    .getByRole('main')
    .locator('h1 a, .shelf a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(20);
  expect(new Set(links).size).toBe(links.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form with a button', async ({ page }) => {
    await page.goto('/discover/all');
    await page.getByLabel('Kind', { exact: true }).selectOption('ebook');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/kind=ebook/);
    await expect(page.getByLabel('Kind', { exact: true })).toHaveValue('ebook');
    await expect(page.getByText('8 works found')).toBeVisible();
  });
});
