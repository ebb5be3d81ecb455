// Makes every audio, video, PDF and EPUB file of the library from the texts beside it.
// Usage: node scripts/make-media.ts [item...] [--force]
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEpub } from './media/build-epub.ts';
import { makeM4b, makeMp3 } from './media/make-audio.ts';
import { drawStates, loadDeck } from './media/load-deck.ts';
import { makeVideo } from './media/make-video.ts';
import { renderCover } from './media/draw-cover.ts';
import { printPdf } from './media/print-pdf.ts';
import { readRecipes, type Output, type Recipe } from './media/read-recipes.ts';
import { closeBrowser } from './media/render-pages.ts';
import { ToolError } from './media/run-tool.ts';
import { stampOutput, Stamps } from './media/stamp-outputs.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const library = join(root, 'library');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const force = process.argv.includes('--force');

try {
  const recipes = readRecipes(library);
  const known = new Set(recipes.map((recipe) => recipe.item));
  const unknown = wanted.filter((item) => !known.has(item));
  if (unknown.length > 0) {
    throw new ToolError(`No recipe for ${unknown.join(', ')}. Known: ${[...known].join(', ')}`);
  }
  let made = 0;
  let kept = 0;
  for (const recipe of recipes) {
    if (wanted.length > 0 && !wanted.includes(recipe.item)) continue;
    const stamps = new Stamps(recipe.folder);
    for (const output of recipe.outputs) {
      const slides =
        output.make === 'mp4'
          ? drawStates(await loadDeck(recipe.folder, output.slides))
              .map(({ markup }) => markup)
              .join('\n')
          : '';
      const stamp = stampOutput(recipe.folder, output, recipe.tags, slides);
      if (!force && stamps.isCurrent(output, stamp)) {
        kept++;
        continue;
      }
      const started = Date.now();
      await makeOutput(recipe, output);
      stamps.keep(output, stamp);
      made++;
      const name = relative(library, join(recipe.folder, output.to));
      console.log(`made ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
    }
  }
  console.log(`${made} made, ${kept} up to date`);
} catch (error) {
  console.error(error instanceof ToolError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeBrowser();
}

async function makeOutput(recipe: Recipe, output: Output): Promise<void> {
  const { folder } = recipe;
  const tags = recipe.tags ?? {
    artist: 'Cairn Library',
    album: output.title,
    narrator: 'Synthesised voice',
    year: '2026',
    genre: 'Speech',
  };
  if (output.make === 'pdf') await printPdf(folder, output);
  else if (output.make === 'epub') await buildEpub(folder, output, recipe.item);
  else {
    const cover = await renderCover({ kind: recipe.kind, item: recipe.item, title: tags.album, author: tags.artist }, 1);
    if (output.make === 'mp3') makeMp3(folder, output, tags, cover);
    else if (output.make === 'm4b') makeM4b(folder, output, tags, cover);
    else await makeVideo(folder, output, tags, cover);
  }
}
