import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from './run-tool.ts';
import { frameSlide, type Deck } from './slide-frame.ts';

/**
 * The slides of one film, `<name>.slides.ts` in the `source` folder of their work.
 * @throws ToolError when there is no such file
 */
export async function loadDeck(folder: string, name: string): Promise<Deck> {
  const file = join(folder, `${name}.slides.ts`);
  if (!existsSync(file)) throw new ToolError(`No slides: ${file} is missing.`);
  return ((await import(file)) as { deck: Deck }).deck;
}

/** All states of a deck as markup: what the pictures of a video are made from. */
export function drawStates(deck: Deck): { name: string; markup: string }[] {
  return Object.entries(deck).flatMap(([slide, { steps }]) =>
    Array.from({ length: steps }, (_, i) => ({ name: `${slide}-${i + 1}`, markup: frameSlide(deck[slide]!, i + 1, 0, 1) })),
  );
}
