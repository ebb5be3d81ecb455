import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Note, NoteInput } from '#core/notes/note.ts';
import { writeLocator } from '#core/reader/locator.ts';
import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { expectNoFaultsOn } from '../../support/browser/expect-no-faults.ts';
import { placeSec } from '../../support/browser/player-page.ts';

const COURSE = 'attention-you-can-steer';
const QUOTE = 'A habit begins where nobody would call it one yet.';
const HIGHLIGHT: NoteInput = {
  unitId: 'small-starts.small-starts',
  locator: writeLocator({ cfi: null, href: 'text/ch1.xhtml', fraction: 0.34, text: QUOTE, chapter: 'Make it smaller' }),
  quote: QUOTE,
  color: 'yellow',
};
const THOUGHT: NoteInput = { unitId: `${COURSE}.the-way-back`, positionSec: 12, text: 'Ask Mira about the bell' };
const BOOKMARK: NoteInput = { unitId: `${COURSE}.the-way-back`, positionSec: 31 };

test.beforeEach(({ page, baseURL }) => registerLearner(page, baseURL ?? ''));

async function add(page: Page, origin = '', ...notes: NoteInput[]): Promise<Note[]> {
  const made: Note[] = [];
  for (const data of notes) made.push((await (await page.request.post('/api/notes', { data, headers: { origin } })).json()) as Note);
  return made;
}

const rowsOf = (page: Page) => page.getByRole('main').locator('li[data-note-id]');

async function edit(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: text }).click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
}

test('notes are found by words, sort and colour, and leave as one file', async ({ page, baseURL }) => {
  await page.goto('/notes');
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await add(page, baseURL, HIGHLIGHT, THOUGHT, BOOKMARK);
  await page.reload();
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);
  await expectNoFaultsOn(page, [
    [1280, 'light'],
    [320, 'dark'],
  ]);

  await page.getByRole('combobox', { name: 'What' }).selectOption('Bookmarks');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('0:31');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Everything');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('Yellow');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(QUOTE);
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('Any colour');
  await expect(rows).toHaveCount(3);
  await page.getByRole('search', { name: 'Filter your notes' }).getByRole('searchbox').fill('mira');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=mira$/);
  await expect(rows).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Markdown file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Ask Mira about the bell');
  expect(file).not.toContain(QUOTE);

  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('nowhere');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By work');
  await expect(page.getByRole('list', { name: 'Notes in Small starts' }).getByRole('listitem')).toHaveCount(1);
  await expectNoFaultsOn(page, [[390, 'light']]);
});

test('a second choice that follows at once is added to the first', async ({ page, baseURL }) => {
  await add(page, baseURL, HIGHLIGHT, THOUGHT, BOOKMARK);
  await page.goto('/notes');
  await expect(rowsOf(page)).toHaveCount(3);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/notes?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const [what, colour] = [page.getByRole('combobox', { name: 'What' }), page.getByRole('combobox', { name: 'Colour' })];
  await what.selectOption('Highlights');
  await colour.selectOption('Yellow');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By work');
  await expect(what).toHaveValue('highlight');
  held.resolve();
  await expect(page).toHaveURL(/\?sort=highlight&color=yellow&order=work$/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goto('/notes?sort=bookmark');
  await expect(what).toHaveValue('bookmark');
  await expect(colour).toHaveValue('');
});

test('a highlight gets words and another colour, and what was begun is there after a reload', async ({ page, baseURL }) => {
  await add(page, baseURL, HIGHLIGHT);
  await page.goto('/notes');
  await edit(page, /^More: A habit begins/);
  const field = page.getByRole('textbox', { name: /^Note on/ });
  await expect(field).toBeFocused();
  await field.fill('Begin with the shoes');
  await page.getByRole('radio', { name: 'Blue' }).check();
  await expectNoFaultsOn(page, [
    [1280, 'dark'],
    [320, 'light'],
  ]);
  await page.reload();
  await edit(page, /^More: A habit begins/);
  await expect(field).toHaveValue('Begin with the shoes');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await field.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^More: Begin with the shoes/ })).toBeFocused();
  await page.reload();
  await expect(rowsOf(page)).toHaveAttribute('data-note-color', 'blue');
  await expect(rowsOf(page)).toContainText('Begin with the shoes');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('cairn_note_draft')))).toEqual([]);
});

test('words that were begun and not saved leave the browser with their learner', async ({ page, baseURL }) => {
  await add(page, baseURL, THOUGHT);
  await page.goto('/notes');
  await edit(page, /^More: Ask Mira/);
  await page.getByRole('textbox', { name: /^Note on/ }).fill('Nobody else reads this');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join(' '));
  expect(await kept()).toContain('Nobody else reads this');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).not.toContain('Nobody else reads this');
});

test('of a note that another device changed meanwhile both texts are kept, also after a reload', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const [note] = await add(page, baseURL, THOUGHT);
  await page.goto('/notes');
  await edit(page, /^More: Ask Mira/);
  const field = page.getByRole('textbox', { name: /^Note on/ });
  await field.fill('From the laptop');
  await page.request.patch(`/api/notes/${note?.id}`, { data: { text: 'From the phone' }, headers: { origin: baseURL ?? '' } });
  await page.reload();
  await edit(page, /^More: From the phone/);
  await expect(field).toHaveValue('From the laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const versions = page.getByRole('group', { name: 'Two versions of one note' });
  await expect(versions).toContainText('From the phone');
  await expectNoFaultsOn(page, [[390, 'dark']]);
  await versions.getByRole('button', { name: 'Keep both' }).click();
  await expect(rowsOf(page)).toContainText('From the phone\n\nFrom the laptop');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a deleted note comes back when that is undone, and is gone for good when it is not', async ({ page, baseURL }) => {
  await add(page, baseURL, THOUGHT, HIGHLIGHT);
  await page.goto('/notes');
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: /^More: Ask Mira/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await remove();
  // Leaving does not wait for the end of the undo.
  await page.goto('/favorites');
  await page.goto('/notes');
  await expect(rowsOf(page)).toHaveCount(1);
});

test('a note is found in the palette and on its work’s page, and plays from its place', async ({ page, baseURL }) => {
  await add(page, baseURL, HIGHLIGHT);
  await page.goto('/ebooks/small-starts');
  const own = page.getByRole('region', { name: 'Your notes' });
  await expect(own.getByRole('link', { name: /^Go to Make it smaller, 34 %/ })).toHaveAttribute(
    'href',
    /^\/ebooks\/small-starts\/read\?note=/,
  );
  await own.getByRole('link', { name: 'All of this work' }).click();
  await expect(page).toHaveURL(/\/notes\?itemId=small-starts&order=work$/);
  await expect(page.getByText('Only Small starts.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('mira bell');
  await expect(page.getByText('Nothing fits').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await add(page, baseURL, THOUGHT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mira bell');
  await page.getByRole('option', { name: /Ask Mira about the bell/ }).click();
  await expect(page).toHaveURL(new RegExp(`/courses/${COURSE}/lessons/${COURSE}.the-way-back$`));
  await expect.poll(() => placeSec(page)).toBeGreaterThan(12);
});
