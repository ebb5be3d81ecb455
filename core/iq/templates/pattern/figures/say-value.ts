import { wordOf, type AspectId } from './aspects.ts';
import { article } from './describe.ts';

const SECTORS = ['a quarter', 'half', 'three quarters'] as const;

const KINDS: Record<AspectId, readonly [subject: string, is: string, becomes: string]> = {
  shape: ['the shape', 'is', 'becomes'],
  shade: ['the figure', 'is', 'becomes'],
  size: ['the figure', 'is', 'becomes'],
  petals: ['the flower', 'has', 'comes to have'],
  petalShade: ['the petals', 'are', 'become'],
  mark: ['the inner shape', 'is', 'becomes'],
  rings: ['the dial', 'has', 'comes to have'],
  sector: ['the sector', 'points', 'turns to point'],
  span: ['the sector', 'takes up', 'comes to take up'],
  tint: ['the sector', 'is', 'becomes'],
  face: ['the clock', 'is', 'becomes'],
  longHand: ['the long hand', 'points', 'turns to point'],
  shortHand: ['the short hand', 'points', 'turns to point'],
  pointer: ['the pointer', 'points', 'turns to point'],
  beads: ['the figure', 'has', 'comes to have'],
};

function complement(id: AspectId, value: number): string {
  if (id === 'shape' || id === 'mark') return article(wordOf(id, value));
  return id === 'span' ? `${SECTORS[value]} of the dial` : wordOf(id, value);
}

/** Such as `the shape is a cross` or `the pointer points up`. */
export const sayValue = (id: AspectId, value: number): string => `${KINDS[id][0]} ${KINDS[id][1]} ${complement(id, value)}`;

/** Such as `the shape becomes a cross`. */
export const sayBecomes = (id: AspectId, value: number): string => `${KINDS[id][0]} ${KINDS[id][2]} ${complement(id, value)}`;

/** Such as `the figure has more than 2 dots`; of ordered aspects. */
export function sayAbove(id: AspectId, least: number): string {
  if (id === 'size') return `the figure is larger than ${wordOf('size', least)}`;
  return `${KINDS[id][0]} ${KINDS[id][1]} more than ${complement(id, least)}`;
}
