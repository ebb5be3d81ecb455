import type { Random } from '../../../../random.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import { ASPECTS, stepFrom, TURN, valueCount, type AspectId } from './aspects.ts';

const all = (id: AspectId): number[] => Array.from({ length: valueCount(id) }, (_, n) => n);

/** Values next to each other, so that each is the one missed by a step too few or too many of the others. */
export function pickNear(random: Random, id: AspectId, count: number): number[] {
  if (ASPECTS[id].kind === 'nominal') return pickMany(random, all(id), count);
  if (ASPECTS[id].kind === 'ordered') {
    const start = intBetween(random, 0, valueCount(id) - count);
    return all(id).slice(start, start + count);
  }
  const start = intBetween(random, 0, TURN - 1);
  const step = pickOne(random, [1, 2]);
  return Array.from({ length: count }, (_, n) => stepFrom(id, start, n * step) ?? 0);
}

export const pickValue = (random: Random, id: AspectId): number => intBetween(random, 0, valueCount(id) - 1);
