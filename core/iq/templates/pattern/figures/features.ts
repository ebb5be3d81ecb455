import { ASPECTS, aspectsOf, partOf, TURN, type AspectId, type Family, type Figure } from './aspects.ts';
import { sayValue } from './say-value.ts';

/** Something that can be said of each of some figures: a value of an aspect, or how two of its parts stand to each other. */
export interface Feature {
  readonly cost: number;
  readonly name: string;
  readonly isRelation: boolean;
  of(figure: Figure): number;
  /** What a figure is like that has the value. */
  words(value: number): string;
}

export const RELATION_NAMES = ['alike', 'offset', 'hands', 'counts'] as const;
export type RelationName = (typeof RELATION_NAMES)[number];

const sayOffset = (value: number, from: string): string =>
  [`in the direction of ${from}`, `45° from ${from}`, `at a right angle to ${from}`, `135° from ${from}`, `away from ${from}`][value] ?? '';

/** The smaller angle between two directions, in steps of 45°. */
const angleBetween = (a: number, b: number): number => Math.min((a - b + TURN) % TURN, (b - a + TURN) % TURN);
const COUNTS = ['fewer dots than rings', 'as many dots as rings', 'more dots than rings'];

/** Figures that have what a relation is between. */
export const FAMILY_OF: Record<RelationName, Family> = { alike: 'emblem', offset: 'dial', hands: 'clock', counts: 'dial' };

/** Relations between two aspects of a figure: equal shapes, the angle between pointer and sector or between two hands, and which count is larger. */
export const RELATIONS: Record<RelationName, Feature & { readonly needs: readonly [AspectId, AspectId] }> = {
  alike: {
    ...{ cost: 2, name: 'alike', isRelation: true, needs: ['shape', 'mark'] },
    of: ({ shape, mark }) => Number(shape === mark),
    words: (value) => (value === 1 ? 'the inner shape is the same as the outer one' : 'the inner shape differs from the outer one'),
  },
  offset: {
    ...{ cost: 2, name: 'offset', isRelation: true, needs: ['pointer', 'sector'] },
    of: ({ pointer = 0, sector = 0 }) => angleBetween(pointer, sector),
    words: (value) => `the pointer is ${sayOffset(value, 'the sector')}`,
  },
  hands: {
    ...{ cost: 2, name: 'hands', isRelation: true, needs: ['longHand', 'shortHand'] },
    of: ({ longHand = 0, shortHand = 0 }) => angleBetween(longHand, shortHand),
    words: (value) => `the long hand is ${sayOffset(value, 'the short hand')}`,
  },
  counts: {
    ...{ cost: 2, name: 'counts', isRelation: true, needs: ['beads', 'rings'] },
    of: ({ beads = 0, rings = 0 }) => Math.sign(beads - rings) + 1,
    words: (value) => `there are ${COUNTS[value]}`,
  },
};

const aspectFeature = (id: AspectId): Feature => ({
  ...{ cost: 1, name: id, isRelation: false },
  of: (figure) => figure[id] ?? 0,
  words: (value) => sayValue(id, value),
});

/** Upright and level directions beside slanting ones. */
const slant = (id: AspectId): Feature => ({
  ...{ cost: 2, name: `${id} slant`, isRelation: false },
  of: (figure) => (figure[id] ?? 0) % 2,
  words: (value) => `the ${partOf(id)} is ${value === 0 ? 'upright or level' : 'slanting'}`,
});

/** All that can be said of figures that have the same aspects. */
export function featuresOf(figure: Figure): Feature[] {
  const ids = aspectsOf(figure);
  const relations = RELATION_NAMES.map((name) => RELATIONS[name]).filter(({ needs }) => needs.every((id) => ids.includes(id)));
  return [...ids.map(aspectFeature), ...ids.filter((id) => ASPECTS[id].kind === 'cyclic').map(slant), ...relations];
}
