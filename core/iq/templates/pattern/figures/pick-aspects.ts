import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { FAMILIES, type AspectId, type Family, type Figure } from './aspects.ts';
import { pickValue } from './pick-axes.ts';

/** Without these a figure cannot be drawn. */
const BODY: Record<Family, readonly AspectId[]> = {
  emblem: ['shape', 'shade'],
  dial: ['rings', 'sector', 'span', 'tint'],
  clock: ['face', 'longHand', 'shortHand'],
  flower: ['petals', 'petalShade', 'mark'],
};

/** An inner shape needs a large figure around it. */
export const isDrawable = (aspects: readonly AspectId[]): boolean => !(aspects.includes('size') && aspects.includes('mark'));

/** Aspects that figures have besides those that follow rules: what they cannot be drawn without, and where few follow rules one more. */
export function stillOf(random: Random, family: Family, ruled: readonly AspectId[]): AspectId[] {
  const missing = BODY[family].filter((id) => !ruled.includes(id));
  const others = FAMILIES[family].filter((id) => !ruled.includes(id) && !missing.includes(id) && isDrawable([...ruled, id]));
  return shuffle(random, ruled.length < 3 ? [...missing, ...pickMany(random, others, 1)] : missing);
}

/** A dial of one ring is too small to be everywhere. */
const pickCalm = (random: Random, id: AspectId): number => (id === 'rings' ? pickOne(random, [1, 2, 3]) : pickValue(random, id));

export const pickStill = (random: Random, still: readonly AspectId[]): Figure =>
  Object.fromEntries(still.map((id) => [id, pickCalm(random, id)]));
