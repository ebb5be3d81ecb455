import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { ASPECTS, stepFrom, TURN, valueCount, type AspectId } from '../figures/aspects.ts';

/** `known`: what the third pair begins with is what another began with, and becomes what that one became. */
export type ChangeKind = 'same' | 'step' | 'mirror' | 'known';

/** What happens to one aspect from the first figure of a pair to the second. */
export interface Change {
  readonly kind: ChangeKind;
  /** It is an error that options show, to leave the aspect as it is. */
  readonly mayStay: boolean;
}

export function canFollow(id: AspectId, { kind }: Change): boolean {
  if (kind === 'known') return ASPECTS[id].kind === 'nominal';
  if (kind === 'step') return ASPECTS[id].kind !== 'nominal';
  return kind === 'same' || ASPECTS[id].kind === 'cyclic';
}

export const nameOf = ({ kind }: Change): string => kind;

const valuesOf = (id: AspectId): number[] => Array.from({ length: valueCount(id) }, (_, n) => n);
const turned = (direction: number): number => (direction + TURN) % TURN;

/** Two pairs that differ in what they begin with, and a third that begins with another value where there is one. */
function same(random: Random, id: AspectId, right: number): number[] {
  const [a = 0, b = 0] = pickMany(random, valuesOf(id), 2);
  return [a, a, b, b, right];
}

function step(random: Random, id: AspectId, right: number): number[] | null {
  const steps = ASPECTS[id].kind === 'cyclic' ? [-3, -2, -1, 1, 2, 3] : [-1, 1];
  const [by] = shuffle(random, steps).filter((n) => stepFrom(id, right, -n) !== undefined);
  if (by === undefined) return null;
  const begins = valuesOf(id).filter((value) => stepFrom(id, value, by) !== undefined);
  const last = stepFrom(id, right, -by) ?? 0;
  const [a = 0, b = 0] = pickMany(random, begins.length > 2 ? begins.filter((value) => value !== last) : begins, 2);
  return [a, stepFrom(id, a, by) ?? 0, b, stepFrom(id, b, by) ?? 0, last];
}

/** Two values become two others; the third pair begins with one of the two. */
function known(random: Random, id: AspectId, right: number): number[] {
  const [from = 0] = pickMany(random, valuesOf(id).filter((value) => value !== right), 1); // prettier-ignore
  const [other = 0] = pickMany(random, valuesOf(id).filter((value) => value !== from), 1); // prettier-ignore
  const [otherEnd = 0] = pickMany(random, valuesOf(id).filter((value) => value !== other && value !== right), 1); // prettier-ignore
  return [...shuffle(random, [[from, right], [other, otherEnd]]).flat(), from]; // prettier-ignore
}

/** Left and right, or up and down, are exchanged; nothing stays where it is. */
function mirror(random: Random, right: number): number[] {
  const axis = pickOne(random, [0, 4].filter((sum) => turned(sum - right) !== right)); // prettier-ignore
  const mirrored = (direction: number): number => turned(axis - direction);
  const begins = shuffle(random, valuesOf('pointer').filter((value) => mirrored(value) !== value)); // prettier-ignore
  const [a = 0] = begins;
  const b = begins.find((value) => (value - a) % 4 !== 0) ?? 0;
  return [a, mirrored(a), b, mirrored(b), mirrored(right)];
}

/** The values of the five figures before `right`: two pairs, and what the third begins with. */
export function layOut(random: Random, id: AspectId, { kind }: Change, right: number): number[] | null {
  switch (kind) {
    case 'same':
      return same(random, id, right);
    case 'step':
      return step(random, id, right);
    case 'known':
      return known(random, id, right);
    case 'mirror':
      return mirror(random, right);
  }
}
