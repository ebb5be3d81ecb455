import { describe, expect, test } from 'vitest';
import { dealLight, LIGHTS, type Light } from '#core/drawing/cover-deal.ts';
import { type CoverPalette, coverPalette, INK, PAPER } from '#core/drawing/cover-palette.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { contrast } from '../../tests/support/contrast.ts';
import { digest } from '../../tests/support/samples/digest.ts';

const firstBy = (light: Light, kind: ItemKind): CoverPalette =>
  coverPalette(
    kind,
    [0, 1, 2].findIndex((n) => dealLight(kind, n) === light),
  );

describe('coverPalette', () => {
  test.each([
    ['day', ['3a2b24af12d21ca9', '2f9b64c347e7662f', 'f6df3df475c7d7e4', '0e674186b872d82e', 'd554f9b5c5e23864']],
    ['dusk', ['ec0a4074dd3e17d6', '49b554a7f3898ff5', '6e645937ceea39da', '8e1636b03f00e24c', '335af755f3c61183']],
    ['night', ['3ebbf5e01d86f22e', '61d283e33519b3ed', '020e1c2ca9150c3d', '543d9d8d9017c103', '0750899b68cdc214']],
  ] as const)('keeps its inks by %s', (light, golden) => {
    const inks = ITEM_KINDS.map((kind) => {
      const palette = firstBy(light, kind);
      return digest(JSON.stringify({ ...palette, tints: [0, 0.3, 1].map(palette.tint) }));
    });
    expect(inks).toEqual(golden);
  });

  test('prints on paper by day, floods at dusk and prints on ink by night', () => {
    expect(LIGHTS.map((light) => firstBy(light, 'course').base)).toEqual(['oklch(0.915 0.014 164)', 'oklch(0.430 0.085 164)', INK]);
  });

  test('sets dark words on the bright pigment of podcasts, light ones on the others', () => {
    expect(ITEM_KINDS.map((kind) => firstBy('day', kind).onBlock)).toEqual([PAPER, PAPER, INK, PAPER, PAPER]);
    expect(ITEM_KINDS.map((kind) => firstBy('dusk', kind).ink)).toEqual([PAPER, PAPER, INK, PAPER, PAPER]);
  });

  test('keeps titles legible on every ground that is dealt', () => {
    for (const kind of ITEM_KINDS) {
      for (let number = 0; number <= 60; number++) {
        const { base, block, ink, onBlock } = coverPalette(kind, number);
        const ratio = kind === 'course' ? contrast(onBlock, block) : contrast(ink, base);
        expect(ratio, `${kind} ${number}`).toBeGreaterThan(4.5);
      }
    }
  });
});
