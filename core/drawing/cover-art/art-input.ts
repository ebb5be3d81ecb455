import type { Composition } from '#core/drawing/cover-deal.ts';
import type { CoverPalette } from '#core/drawing/cover-palette.ts';
import type { Noise } from '#core/drawing/terrain.ts';

/** What the picture of a cover is drawn from. `width` and `height` are the size of the cover in drawing units. */
export interface ArtInput {
  readonly composition: Composition;
  /** Which stretch of the country is seen: 0 for a work, others for its units. */
  readonly shift: number;
  readonly ground: Noise;
  readonly palette: CoverPalette;
  readonly width: number;
  readonly height: number;
}
