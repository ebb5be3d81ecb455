import { describe, expect, test } from 'vitest';
import { coverPalette, INK, PAPER } from '#core/drawing/cover-palette.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { digest } from '../../tests/support/digest.ts';

const at = (hour: number) => () => hour;

describe('coverPalette', () => {
  test.each([
    ['day', 0, ['02601fa0defd56c0', '8d619c472b183f5b', 'b48c78eaf213ab46', 'bbfd3d41be0d1ac6', 'fbcaa7ce99a9e714']],
    ['dusk', 0.5, ['ec0a4074dd3e17d6', '49b554a7f3898ff5', '6e645937ceea39da', '8e1636b03f00e24c', '335af755f3c61183']],
    ['night', 0.99, ['077e2285a742c40b', 'cf156805e6f7926b', 'e86f400ef2a55673', 'b792913ad8003bbf', '3e6005490b60be06']],
  ])('keeps its inks by %s', (_, hour, golden) => {
    const inks = ITEM_KINDS.map((kind) => {
      const palette = coverPalette(kind, at(hour));
      return digest(JSON.stringify({ ...palette, tints: [0, 0.3, 1].map(palette.tint) }));
    });
    expect(inks).toEqual(golden);
  });

  test('prints on paper by day, floods at dusk and prints on ink by night', () => {
    expect(coverPalette('course', at(0)).base).toBe('oklch(0.915 0.014 157)');
    expect(coverPalette('course', at(0.5)).base).toBe('oklch(0.430 0.085 164)');
    expect(coverPalette('course', at(0.99)).base).toBe(INK);
  });

  test('sets dark words on the bright pigment of podcasts, light ones on the others', () => {
    expect(ITEM_KINDS.map((kind) => coverPalette(kind, at(0)).onBlock)).toEqual([PAPER, PAPER, INK, PAPER, PAPER]);
    expect(ITEM_KINDS.map((kind) => coverPalette(kind, at(0.5)).ink)).toEqual([PAPER, PAPER, INK, PAPER, PAPER]);
  });
});
