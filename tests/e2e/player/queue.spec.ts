import { expect, registerLearner, test } from '../../support/browser/browser-test.ts';
import { openQueue, playerOf, queuedTitles } from '../../support/browser/player-page.ts';

test('the queue is shuffled and back, repeats nothing, one and all, and goes on past its last item only with all [spec 2.queue.shuffle .repeat .next .previous]', async ({
  page,
  baseURL,
}) => {
  await registerLearner(page, baseURL ?? '');
  await page.goto('/podcasts/one-thing-to-try/episodes');
  await page.getByRole('main').getByRole('button', { name: 'Play Close the book' }).click();
  await playerOf(page).getByRole('button', { name: 'Pause' }).click();
  const dialog = await openQueue(page);
  const inOrder = await queuedTitles(dialog);
  const last = inOrder.at(-1) ?? '';
  const buttonOf = (name: string) => dialog.getByRole('button', { name, exact: true });
  const [shuffle, next] = [buttonOf('Shuffle'), buttonOf('Next')];

  await expect(shuffle).toHaveAttribute('aria-pressed', 'false');
  await shuffle.click();
  await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
  expect((await queuedTitles(dialog)).toSorted()).toEqual(inOrder.toSorted());
  await shuffle.click();
  await expect.poll(() => queuedTitles(dialog)).toEqual(inOrder);

  await expect(buttonOf('Previous')).toBeDisabled();
  await dialog.getByRole('button', { name: `Play: ${last}` }).click();
  await expect(next).toBeDisabled();
  await buttonOf('Repeat off').click();
  await expect(next).toBeDisabled();
  await buttonOf('Repeat one').click();
  await expect(next).toBeEnabled();
  await buttonOf('Repeat all').click();
  await expect(buttonOf('Repeat off')).toBeVisible();
});
