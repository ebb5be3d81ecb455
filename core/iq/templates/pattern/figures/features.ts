import { ASPECTS, aspectsOf, TURN, type AspectId, type Figure } from './aspects.ts';
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

export const RELATION_NAMES = ['alike', 'offset', 'counts'] as const;
export type RelationName = (typeof RELATION_NAMES)[number];

const OFFSETS = ['in the direction of the sector', '45° from the sector', 'at a right angle to the sector', '135° from the sector', 'away from the sector']; // prettier-ignore
const COUNTS = ['fewer dots than rings', 'as many dots as rings', 'more dots than rings'];

/** Relations between two aspects of a figure: equal shapes, the smaller angle between pointer and sector in steps of 45°, and which count is larger. */
export const RELATIONS: Record<RelationName, Feature & { readonly needs: readonly [AspectId, AspectId] }> = {
  alike: {
    ...{ cost: 2, name: 'alike', isRelation: true, needs: ['shape', 'mark'] },
    of: ({ shape, mark }) => Number(shape === mark),
    words: (value) => (value === 1 ? 'the inner shape is the same as the outer one' : 'the inner shape differs from the outer one'),
  },
  offset: {
    ...{ cost: 2, name: 'offset', isRelation: true, needs: ['pointer', 'sector'] },
    of: ({ pointer = 0, sector = 0 }) => Math.min((pointer - sector + TURN) % TURN, (sector - pointer + TURN) % TURN),
    words: (value) => `the pointer is ${OFFSETS[value]}`,
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
  words: (value) => `the ${id} is ${value === 0 ? 'upright or level' : 'slanting'}`,
});

/** All that can be said of figures that have the same aspects. */
export function featuresOf(figure: Figure): Feature[] {
  const ids = aspectsOf(figure);
  const relations = RELATION_NAMES.map((name) => RELATIONS[name]).filter(({ needs }) => needs.every((id) => ids.includes(id)));
  return [...ids.map(aspectFeature), ...ids.filter((id) => ASPECTS[id].kind === 'cyclic').map(slant), ...relations];
}
