import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe in the page itself: only books have frames, which run nothing, and for whose sake it would put its findings together in a page of its own each time. */
export const axeIn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** axe finds nothing, and the page does not scroll sideways. */
export async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await axeIn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

/** The same page on other screens, as it stands: what is open stays open. */
export async function expectNoFaultsOn(page: Page, screens: readonly (readonly [width: number, theme: 'light' | 'dark'])[]): Promise<void> {
  for (const [width, colorScheme] of screens) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(letColoursSettle);
    await expectNoFaults(page);
  }
}

/** However short, a change of colour ends with a frame, and until then it is the one before. */
async function letColoursSettle(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  await Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])));
}
