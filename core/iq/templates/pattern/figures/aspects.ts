/** What can be seen of a figure. An emblem has a shape with a shade, a dial has rings with a sector; the rest stands with both. */
export const ASPECT_IDS = ['shape', 'shade', 'size', 'mark', 'rings', 'sector', 'span', 'tint', 'pointer', 'beads'] as const;
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
  mark: { kind: 'nominal', noun: 'inner shape', plural: 'inner shapes', words: SHAPES },
  rings: { kind: 'ordered', noun: 'number of rings', plural: 'numbers of rings', words: ['1 ring', '2 rings', '3 rings', '4 rings'] },
  sector: { kind: 'cyclic', noun: 'direction of the sector', plural: 'directions of the sector', words: DIRECTIONS },
  span: { kind: 'ordered', noun: 'width of the sector', plural: 'widths of the sector', words: ['quarter', 'half', 'three-quarter'] },
  tint: { kind: 'nominal', noun: 'shade of the sector', plural: 'shades of the sector', words: ['grey', 'filled', 'striped'] },
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
} as const satisfies Record<string, readonly AspectId[]>;

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
