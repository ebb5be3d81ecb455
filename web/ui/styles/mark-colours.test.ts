import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../../../tests/support/contrast.ts';

const CSS = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const BRANDS = [
  { 'ground-h': 160, 'ink-h': 208 },
  { 'ground-h': 20, 'ink-h': 20 },
  { 'ground-h': 90, 'ink-h': 280 },
];
const THEMES = { day: CSS.slice(CSS.indexOf('Colour: day'), CSS.indexOf('Colour: night')), night: CSS.slice(CSS.indexOf('Colour: night')) };

/** A token as `oklch(l c h)`, with the hues of a brand filled in. */
function colour(theme: keyof typeof THEMES, name: string, brand: Record<string, number>): string {
  const written = new RegExp(`--${name}:\\s*([^;]+);`).exec(THEMES[theme])?.[1] ?? '';
  const filled = written.replaceAll(/var\(--([\w-]+)\)/g, (_, variable: string) => String(brand[variable]));
  const known = filled.replaceAll(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/g, (_, a: string, sign: string, b: string) =>
    String(Number(a) + (sign === '+' ? 1 : -1) * Number(b)),
  );
  expect(known, name).toMatch(/^oklch\([-\d. ]+\)$/);
  return known;
}

const CASES = (['day', 'night'] as const).flatMap((theme) => BRANDS.map((brand) => ({ theme, brand })));

test.each(CASES)('marks can be read and be written on, $theme $brand', ({ theme, brand }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const mark = colour(theme, `mark-${number}`, brand);
    for (const ground of ['paper', 'sheet', 'well', `mark-${number}-wash`]) {
      expect(contrast(mark, colour(theme, ground, brand)), `mark ${number} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(CASES)('words stay readable on the washes of marks, $theme $brand', ({ theme, brand }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    for (const ink of ['ink', 'ink-2', 'ink-3']) {
      const ratio = contrast(colour(theme, ink, brand), colour(theme, `mark-${number}-wash`, brand));
      expect(ratio, `${ink} on the wash of mark ${number}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

const hue = (name: string): number => Number(colour('day', name, BRANDS[0] ?? {}).replace(')', '').split(' ').at(-1));

test('no two marks look alike', () => {
  const hues = [1, 2, 3, 4, 5, 6].map((number) => hue(`mark-${number}`)).toSorted((a, b) => a - b);
  const apart = hues.map((one, i) => (((hues[i + 1] ?? (hues[0] ?? 0) + 360) - one + 360) % 360));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(30);
});

test('marks keep away from the hues of the kinds', () => {
  const kinds = ['course', 'audiobook', 'podcast', 'video', 'ebook'].map(hue);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const apart = kinds.map((kind) => Math.abs(((hue(`mark-${number}`) - kind + 540) % 360) - 180));
    expect(Math.min(...apart), `mark ${number}`).toBeGreaterThanOrEqual(20);
  }
});
