import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from './run-tool.ts';
import { frameSlide, type Deck } from './slide-frame.ts';

const SLIDES = join(import.meta.dirname, 'slides');

/** The slides of one video: `slides/<name>.ts`. */
export async function loadDeck(name: string): Promise<Deck> {
  const file = join(SLIDES, `${name}.ts`);
  if (!existsSync(file)) {
    const known = readdirSync(SLIDES).map((entry) => entry.replace(/\.ts$/, ''));
    throw new ToolError(`No slides named "${name}". Known: ${known.join(', ')}`);
  }
  return ((await import(file)) as { deck: Deck }).deck;
}

/** All states of a deck as markup: what the pictures of a video are made from. */
export function drawStates(deck: Deck): { name: string; markup: string }[] {
  return Object.entries(deck).flatMap(([slide, { steps }]) =>
    Array.from({ length: steps }, (_, i) => ({ name: `${slide}-${i + 1}`, markup: frameSlide(deck[slide]!, i + 1, 0, 1) })),
  );
}
