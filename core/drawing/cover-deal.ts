import type { ItemKind } from '#core/library/kind.ts';

/*
 * What is seen of a cover from afar is dealt, not drawn by lot: lots make twins. Lights and forms take turns; 3 and 4 have
 * no common divisor, so twelve works of a kind in a row have each pair once. The rest is spread out by sequences of low
 * discrepancy, whose every beginning is spread evenly: fractions of n·g, where g comes from the golden ratio and, for
 * several numbers at once, from its generalisation R3 (Martin Roberts, "The Unreasonable Effectiveness of Quasirandom
 * Sequences", 2018). Nothing depends on how many works there are, so none changes when others come or go.
 */
export const LIGHTS = ['day', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** Compositions of a kind; what they are is the kind's own. */
const FORMS = [0, 1, 2, 3] as const;
export type Form = (typeof FORMS)[number];

/* So that the first works of all kinds, which stand together in a new library, are not of one light. */
const FIRST_LIGHT: Record<ItemKind, number> = { course: 0, audiobook: 2, podcast: 1, video: 1, ebook: 0 };

const GOLDEN = 0.618033988749895;
/* The positive root of x^4 = x + 1. */
const ROOT = 1.2207440846057596;

const fraction = (value: number): number => value - Math.floor(value);

export function dealLight(kind: ItemKind, number: number): Light {
  return LIGHTS[(number + FIRST_LIGHT[kind]) % LIGHTS.length] ?? 'day';
}

/** Where in its pigment's range of hues a cover lies, 0 to below 1: far from those of the same light. */
export function dealHue(number: number): number {
  return fraction(0.5 + Math.floor(number / LIGHTS.length) * GOLDEN);
}

export interface Composition {
  readonly form: Form;
  /** Looking left in every other work of the same form. */
  readonly isMirrored: boolean;
  /** A number between two bounds, far from those of the same form. `axis`: which of three independent ones. */
  readonly vary: (axis: 1 | 2 | 3, low: number, high: number) => number;
}

export function dealComposition(number: number): Composition {
  const round = Math.floor(number / FORMS.length);
  return {
    form: FORMS[number % FORMS.length] ?? 0,
    isMirrored: round % 2 === 1,
    vary: (axis, low, high) => low + (high - low) * fraction(0.5 + round / ROOT ** axis),
  };
}
