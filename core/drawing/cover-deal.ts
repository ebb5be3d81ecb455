import type { ItemKind } from '#core/library/kind.ts';

/*
 * What is seen of a cover from afar is dealt, not drawn by lot: lots make twins. Lights and forms take turns; 3 and 4 have
 * no common divisor, so twelve works of a kind in a row have each pair once. What varies within a form is spread out by
 * Kronecker sequences: the fractional parts of n·a, for an irrational number a that fractions come close to as badly as
 * possible (the golden ratio and square roots; V. T. Sós, "On the distribution mod 1 of the sequence nα", 1958). Every
 * beginning of such a sequence is spread evenly. Nothing depends on how many works there are, so none changes when others
 * come or go.
 */
export const LIGHTS = ['day', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** Compositions of a kind; what they are is the kind's own. */
const FORMS = [0, 1, 2, 3] as const;
export type Form = (typeof FORMS)[number];

/* So that the first works of all kinds, which stand together in a new library, are not of one light. */
const FIRST_LIGHT: Record<ItemKind, number> = { course: 0, audiobook: 2, podcast: 1, video: 1, ebook: 0 };

export const GOLDEN = (Math.sqrt(5) - 1) / 2;
const STEP = { 1: Math.SQRT2, 2: Math.sqrt(3), 3: GOLDEN } as const;

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
  /** A number between two bounds, far from those of the same form. `axis`: which of three independent ones; the third is spread best. */
  readonly vary: (axis: keyof typeof STEP, low: number, high: number) => number;
}

export function dealComposition(number: number): Composition {
  const round = Math.floor(number / FORMS.length);
  return {
    form: FORMS[number % FORMS.length] ?? 0,
    isMirrored: round % 2 === 1,
    // Half a step a round, so that it is a whole one between those that look the same way.
    vary: (axis, low, high) => low + (high - low) * fraction(0.5 + (round / 2) * STEP[axis]),
  };
}
