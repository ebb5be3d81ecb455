import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrandTheme } from '#core/brand/brand.ts';
import { shownChroma } from '#core/brand/shown-chroma.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { contrast, type Mapping } from '../../../tests/support/contrast.ts';
import { THEMES, tokenColor, type Theme } from '../../../tests/support/theme-tokens.ts';

const GROUNDS = ['paper', 'sheet', 'well', 'well-2'];
const STATES = ['good', 'warn', 'bad'];
const INKS = ['ink', 'ink-2', 'ink-3'];
const KIND_INKS = ITEM_KINDS.map((kind) => `${kind}-ink`);
const ownWash = (name: string) => [name, `${name.replace('-ink', '')}-wash`] as const;
const across = (tops: readonly string[], grounds: readonly string[]) => tops.flatMap((top) => grounds.map((ground) => [top, ground] as const));

/** Words and what they stand on: 4.5 to 1. */
const WORDS = [
  ...across([...INKS, 'ink-read', 'accent-ink', ...STATES, ...KIND_INKS], GROUNDS),
  ...across([...INKS, 'accent-ink'], ['accent-wash', ...STATES.map((state) => `${state}-wash`), ...ITEM_KINDS.map((kind) => `${kind}-wash`)]),
  ...[...STATES, ...KIND_INKS].map(ownWash),
  ...across(['on-accent'], ['accent', 'accent-press', 'bad']),
  ...across(['on-ink'], ['ink', 'ink-2']),
  ...across(['ink', 'ink-2'], ['water', 'topo-0', 'topo-1', 'topo-2', 'topo-3', 'topo-4', 'topo-5']),
  ['water-text', 'water'] as const,
  ['topo-text', 'topo-0'] as const,
];
/** Rings, borders, marks: 3 to 1. */
const SHAPES = [
  ...across(['accent', 'accent-press', 'focus', 'control', ...ITEM_KINDS], GROUNDS),
  ...across(['accent'], ['accent-wash', 'water', 'topo-0', 'topo-2', 'topo-5']),
  ...ITEM_KINDS.map(ownWash),
];

/** Pairs that are told apart less well than WCAG asks for. */
function findWeak(theme: Theme, brand: BrandTheme, mapping: Mapping): string[] {
  const ratio = ([top, ground]: readonly [string, string]) => contrast(tokenColor(theme, top, brand), tokenColor(theme, ground, brand), mapping);
  const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.filter((pair) => ratio(pair) < least).map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);
  return [...weak(WORDS, 4.5), ...weak(SHAPES, 3)];
}

const shown = (theme: BrandTheme): BrandTheme => ({ ...theme, chroma: shownChroma(theme.hue, theme.chroma) });
const hue = () => fc.double({ min: 0, max: 360, noNaN: true });
const anyBrand = fc.record({ hue: hue(), chroma: fc.double({ min: 0, max: 0.2, noNaN: true }), groundHue: hue(), inkHue: hue() }).map(shown);

describe.each(THEMES)('by %s', (theme) => {
  it.each(['cut', 'reduce'] as const)('everything can be read under any brand, where screens %s what they cannot show', (mapping) => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(findWeak(theme, brand, mapping)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('everything can be read under each hue at its strongest', () => {
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const brand = shown({ ...BrandTheme.parse({}), hue: degrees, chroma: 0.2 });
      expect(findWeak(theme, brand, 'cut'), `${degrees} degrees`).toEqual([]);
    }
  });
});

it('notices a brand that is shown stronger than sRGB is', () => {
  expect(findWeak('day', BrandTheme.parse({ hue: 195, chroma: 0.2 }), 'cut')).toContain('on-accent on accent: 3.87');
});
