import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';
import { ASPECTS, stepFrom, valueCount, type AspectId } from '../figures/aspects.ts';

/**
 * `step`: the same turn each time; `three`: values that come again after three; `bounce`: up and down;
 * `pairs`: each value twice; `turns`: two turns in turn; `growing`: each turn is 45° more (or less) than the one before.
 */
export type SequenceKind = 'step' | 'three' | 'bounce' | 'pairs' | 'turns' | 'growing';

export interface Sequence {
  readonly kind: SequenceKind;
  /** Figures before the one that is asked for. */
  readonly shown: number;
  readonly step: number;
}

const TURNING: readonly SequenceKind[] = ['step', 'turns'];
/** Of ordered values. */
const LEAST_FOR_STEPS = 7;

export function canFollow(id: AspectId, { kind }: Sequence): boolean {
  if (kind === 'growing') return ASPECTS[id].kind === 'cyclic';
  if (TURNING.includes(kind)) return ASPECTS[id].kind === 'cyclic' || (ASPECTS[id].kind === 'ordered' && valueCount(id) >= LEAST_FOR_STEPS);
  if (kind === 'bounce') return ASPECTS[id].kind === 'ordered';
  return true;
}

export const nameOf = ({ kind, step }: Sequence): string => (kind === 'step' ? `step${step}` : kind);

const othersOf = (random: Random, id: AspectId, right: number): number[] =>
  shuffle(random, Array.from({ length: valueCount(id) }, (_, n) => n).filter((value) => value !== right)); // prettier-ignore

/** Values that repeat, with `right` at the end; `back` counts from there. */
const repeat = (count: number, cycle: readonly number[]): number[] =>
  Array.from({ length: count }, (_, n) => cycle[(count - n) % cycle.length] ?? 0);

/** Up and down between three neighbouring values. */
function bounce(random: Random, id: AspectId, right: number, count: number): number[] {
  const lows = [right - 2, right - 1, right].filter((low) => low >= 0 && low + 2 < valueCount(id));
  const low = pickOne(random, lows);
  const cycles = [[0, 1, 2, 1], [1, 2, 1, 0], [2, 1, 0, 1], [1, 0, 1, 2]].map((cycle) => cycle.map((value) => low + value)); // prettier-ignore
  return repeat(count, pickOne(random, cycles.filter(([first]) => first === right))); // prettier-ignore
}

/** Values before `right`, null when one is beyond the ends, when `stepAt` says by how much the value at a place differs from the one before it. */
function walkBack(id: AspectId, right: number, count: number, stepAt: (place: number) => number): number[] | null {
  const values = [right];
  for (let place = count; place > 0; place--) {
    const before = stepFrom(id, values[0] ?? 0, -stepAt(place));
    if (before === undefined) return null;
    values.unshift(before);
  }
  return values.slice(0, count);
}

/** The values before `right` in a sequence. */
export function layOut(random: Random, id: AspectId, sequence: Sequence, right: number): number[] | null {
  const { kind, shown, step } = sequence;
  const [other = 0, third = 0] = othersOf(random, id, right);
  const sign = pickOne(random, [1, -1]);
  switch (kind) {
    case 'step':
      return walkBack(id, right, shown, () => sign * step);
    case 'three':
      return repeat(shown, [right, ...shuffle(random, [other, third])]);
    case 'bounce':
      return bounce(random, id, right, shown);
    case 'pairs':
      return repeat(shown, pickOne(random, [[right, right, other, other], [right, other, other, right]])); // prettier-ignore
    case 'turns': {
      const [a, b] = pickOne(random, [[1, 2], [2, 1], [3, -1], [-1, 3], [1, 3], [3, 1], [2, -1], [-1, 2], [0, 1], [1, 0], [0, 2], [2, 0], [3, -2], [-2, 3]] as const); // prettier-ignore
      return walkBack(id, right, shown, (place) => sign * (place % 2 === 0 ? a : b));
    }
    case 'growing': {
      const isGrowing = pickOne(random, [true, false]);
      return walkBack(id, right, shown, (place) => sign * (isGrowing ? place : shown + 1 - place));
    }
  }
}
