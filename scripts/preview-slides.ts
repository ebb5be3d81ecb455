// Draws every state of a deck of slides as a picture, to look at while writing it.
// Usage: node scripts/preview-slides.ts FILE.slides.ts FOLDER
import { mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { drawStates, loadDeck } from './media/load-deck.ts';
import { closeBrowser, openPage, showMarkup } from './media/render-pages.ts';

const [file, folder] = process.argv.slice(2);
if (!file?.endsWith('.slides.ts') || !folder) throw new Error('Usage: node scripts/preview-slides.ts FILE.slides.ts FOLDER');
const deck = await loadDeck(resolve(dirname(file)), basename(file, '.slides.ts'));
mkdirSync(folder, { recursive: true });
const page = await openPage(1280, 720);
try {
  await showMarkup(page, '<body style="margin:0;--t:1"><main></main></body>');
  for (const state of drawStates(deck)) {
    await page.locator('main').evaluate((main, markup) => (main.innerHTML = markup), state.markup);
    await page.screenshot({ path: join(folder, `${state.name}.png`) });
    console.log(`${state.name}.png`);
  }
} finally {
  await page.close();
  await closeBrowser();
}
