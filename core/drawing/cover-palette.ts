import { dealHue, dealLight, type Light } from '#core/drawing/cover-deal.ts';
import { tenth } from '#core/drawing/path.ts';
import type { ItemKind } from '#core/library/kind.ts';

/** The inks of one cover, as CSS colours. `tint` takes 0 (low ground) to 1 (high ground). */
export interface CoverPalette {
  readonly base: string;
  readonly tint: (height: number) => string;
  readonly line: string;
  readonly ink: string;
  readonly mark: string;
  readonly block: string;
  readonly onBlock: string;
}

export const PAPER = 'oklch(0.955 0.009 155)';
export const INK = 'oklch(0.225 0.03 208)';

interface Pigment {
  readonly hue: number;
  readonly chroma: number;
  /** Lightness when the pigment floods the whole sheet. */
  readonly flood: number;
}

const PIGMENT: Record<ItemKind, Pigment> = {
  course: { hue: 164, chroma: 0.085, flood: 0.43 },
  audiobook: { hue: 238, chroma: 0.105, flood: 0.47 },
  podcast: { hue: 78, chroma: 0.13, flood: 0.8 },
  video: { hue: 43, chroma: 0.135, flood: 0.53 },
  ebook: { hue: 322, chroma: 0.082, flood: 0.42 },
};

const oklch = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${tenth(hue)})`;

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

// To write a colour takes a while, and a list asks each cover for one or two: the others are written when they are asked for.
const INKS: Record<Light, (pigment: Pigment, bright: boolean) => CoverPalette> = { day, dusk, night };

/** Three hours of light: day prints the pigment on map paper, dusk floods the sheet with it, night prints it on ink. */
export function coverPalette(kind: ItemKind, number: number): CoverPalette {
  const pigment = PIGMENT[kind];
  const hue = pigment.hue + (dealHue(number) - 0.5) * 14;
  return INKS[dealLight(kind, number)]({ ...pigment, hue }, pigment.flood > 0.7);
}

function day({ hue, chroma, flood }: Pigment, bright: boolean): CoverPalette {
  return {
    base: oklch(0.915, chroma * 0.17, hue),
    tint: (k) => oklch(mix(0.9, bright ? 0.76 : 0.62, k), chroma * mix(0.28, 1, k), hue),
    get line() {
      return oklch(bright ? 0.5 : 0.42, chroma * 0.8, hue);
    },
    ink: INK,
    get mark() {
      return oklch(bright ? 0.66 : 0.5, chroma * 1.2, hue);
    },
    get block() {
      return oklch(bright ? 0.8 : flood, chroma, hue);
    },
    onBlock: bright ? INK : PAPER,
  };
}

function dusk({ hue, chroma, flood }: Pigment, bright: boolean): CoverPalette {
  return {
    base: oklch(flood, chroma, hue),
    tint: (k) => oklch(mix(flood + 0.03, bright ? 0.93 : flood + 0.36, k), chroma * mix(1, bright ? 0.5 : 0.62, k), hue + k * 8),
    get line() {
      return oklch(bright ? 0.45 : flood - 0.17, chroma * 0.8, hue);
    },
    ink: bright ? INK : PAPER,
    get mark() {
      return bright ? INK : oklch(0.88, chroma * 0.8, hue);
    },
    get block() {
      return bright ? INK : oklch(0.29, chroma * 0.55, hue);
    },
    onBlock: PAPER,
  };
}

function night({ hue, chroma }: Pigment, bright: boolean): CoverPalette {
  return {
    base: INK,
    tint: (k) => oklch(mix(0.27, bright ? 0.74 : 0.6, k), chroma * mix(0.3, 1, k), mix(hue + (208 - hue) * 0.25, hue, k)),
    get line() {
      return oklch(bright ? 0.86 : 0.72, chroma * 0.85, hue);
    },
    ink: PAPER,
    get mark() {
      return oklch(0.82, chroma * 1.05, hue);
    },
    get block() {
      return oklch(0.275, 0.034, mix(208, hue, 0.3));
    },
    onBlock: PAPER,
  };
}
