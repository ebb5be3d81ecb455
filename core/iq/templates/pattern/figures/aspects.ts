/**
 * What can be seen of a figure. An emblem has a shape with a shade, a dial has rings with a sector, a flower has petals, a clock has
 * two hands; a pointer and dots stand with each, an inner shape with emblems and flowers.
 */
export const ASPECT_IDS = [
  ...(['shape', 'shade', 'size', 'petals', 'petalShade', 'mark'] as const),
  ...(['rings', 'sector', 'span', 'tint', 'face', 'longHand', 'shortHand'] as const),
  ...(['pointer', 'beads'] as const),
] as const;
export type AspectId = (typeof ASPECT_IDS)[number];

/** Values are places in `words`. What is left out is not drawn, or is drawn the same everywhere. */
export type Figure = { readonly [Id in AspectId]?: number };

export interface Aspect {
  /** Ordered values can grow, cyclic ones turn, nominal ones only differ. */
  readonly kind: 'nominal' | 'ordered' | 'cyclic';
  readonly noun: string;
  readonly plural: string;
  readonly words: readonly string[];
}

const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star', 'cross', 'hexagon', 'drop'] as const;
const DIRECTIONS = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'] as const;

export const ASPECTS: Record<AspectId, Aspect> = {
  shape: { kind: 'nominal', noun: 'shape', plural: 'shapes', words: SHAPES },
  shade: { kind: 'nominal', noun: 'shade', plural: 'shades', words: ['empty', 'grey', 'filled', 'striped', 'framed', 'dotted'] },
  size: { kind: 'ordered', noun: 'size', plural: 'sizes', words: ['small', 'medium', 'large'] },
  petals: {
    kind: 'ordered',
    noun: 'number of petals',
    plural: 'numbers of petals',
    words: ['2 petals', '3 petals', '4 petals', '5 petals', '6 petals', '7 petals', '8 petals'],
  },
  petalShade: {
    kind: 'nominal',
    noun: 'shade of the petals',
    plural: 'shades of the petals',
    words: ['empty', 'grey', 'filled', 'striped'],
  },
  mark: { kind: 'nominal', noun: 'inner shape', plural: 'inner shapes', words: SHAPES },
  rings: { kind: 'ordered', noun: 'number of rings', plural: 'numbers of rings', words: ['1 ring', '2 rings', '3 rings', '4 rings'] },
  sector: { kind: 'cyclic', noun: 'direction of the sector', plural: 'directions of the sector', words: DIRECTIONS },
  span: { kind: 'ordered', noun: 'width of the sector', plural: 'widths of the sector', words: ['quarter', 'half', 'three-quarter'] },
  tint: { kind: 'nominal', noun: 'shade of the sector', plural: 'shades of the sector', words: ['grey', 'filled', 'striped'] },
  face: { kind: 'nominal', noun: 'shade of the clock', plural: 'shades of the clock', words: ['empty', 'grey', 'striped'] },
  longHand: { kind: 'cyclic', noun: 'direction of the long hand', plural: 'directions of the long hand', words: DIRECTIONS },
  shortHand: { kind: 'cyclic', noun: 'direction of the short hand', plural: 'directions of the short hand', words: DIRECTIONS },
  pointer: { kind: 'cyclic', noun: 'direction of the pointer', plural: 'directions of the pointer', words: DIRECTIONS },
  beads: {
    kind: 'ordered',
    noun: 'number of dots',
    plural: 'numbers of dots',
    words: ['1 dot', '2 dots', '3 dots', '4 dots', '5 dots', '6 dots', '7 dots'],
  },
};

export const FAMILIES = {
  emblem: ['shape', 'shade', 'size', 'mark', 'pointer', 'beads'],
  dial: ['rings', 'sector', 'span', 'tint', 'pointer', 'beads'],
  clock: ['face', 'longHand', 'shortHand', 'pointer', 'beads'],
  flower: ['petals', 'petalShade', 'mark', 'pointer', 'beads'],
} as const satisfies Record<string, readonly AspectId[]>;

/** What the value of a cyclic aspect is the direction of. */
export const partOf = (id: AspectId): string => ASPECTS[id].noun.replace('direction of the ', '');

export type Family = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[];

/** Places of the ring that cyclic values go round on. */
export const TURN = 8;

export const valueCount = (id: AspectId): number => ASPECTS[id].words.length;
export const wordOf = (id: AspectId, value: number): string => ASPECTS[id].words[value] ?? '';
export const aspectsOf = (figure: Figure): AspectId[] => ASPECT_IDS.filter((id) => figure[id] !== undefined);

/** Its values are numbers of things, one less than the number each. */
export const isCount = (id: AspectId): boolean => id === 'beads' || id === 'rings';

/** `value` moved by `step`; undefined when ordered values end before. */
export function stepFrom(id: AspectId, value: number, step: number): number | undefined {
  if (ASPECTS[id].kind === 'cyclic') return (((value + step) % TURN) + TURN) % TURN;
  const moved = value + step;
  return moved >= 0 && moved < valueCount(id) ? moved : undefined;
}

/** The step between two values; cyclic ones turn the shorter way, -3 to 4. */
export function stepBetween(id: AspectId, from: number, to: number): number {
  if (ASPECTS[id].kind !== 'cyclic') return to - from;
  const turned = (to - from + TURN) % TURN;
  return turned > TURN / 2 ? turned - TURN : turned;
}
