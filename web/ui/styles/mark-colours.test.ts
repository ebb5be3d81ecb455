import { expect, test } from 'vitest';
import { BrandTheme } from '#core/brand/brand.ts';
import { contrast } from '../../../tests/support/contrast.ts';
import { THEMES, tokenColor } from '../../../tests/support/theme-tokens.ts';

const BRANDS = [{}, { groundHue: 20, inkHue: 20 }, { groundHue: 90, inkHue: 280 }].map((hues) => BrandTheme.parse(hues));

const CASES = THEMES.flatMap((theme) => BRANDS.map((brand) => ({ theme, brand })));

test.each(CASES)('marks can be read and be written on, $theme $brand', ({ theme, brand }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const mark = tokenColor(theme, `mark-${number}`, brand);
    for (const ground of ['paper', 'sheet', 'well', `mark-${number}-wash`]) {
      expect(contrast(mark, tokenColor(theme, ground, brand)), `mark ${number} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(CASES)('words stay readable on the washes of marks, $theme $brand', ({ theme, brand }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    for (const ink of ['ink', 'ink-2', 'ink-3']) {
      const ratio = contrast(tokenColor(theme, ink, brand), tokenColor(theme, `mark-${number}-wash`, brand));
      expect(ratio, `${ink} on the wash of mark ${number}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

const hue = (name: string): number => Number(tokenColor('day', name, BrandTheme.parse({})).replace(')', '').split(' ').at(-1));

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
