import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { ASPECTS, stepFrom, TURN, valueCount, type AspectId } from '../figures/aspects.ts';

export type ChangeKind = 'same' | 'step' | 'becomes' | 'mirror';

/** What happens to one aspect of the parts in `among`, from the first figure of a pair to the second. */
export interface Change {
  readonly kind: ChangeKind;
  readonly among: readonly AspectId[];
}

/** Parts of figures, and what can be changed of each. */
export const PARTS: readonly (readonly AspectId[])[] = [
  ['shape', 'shade', 'size'],
  ['sector', 'span', 'tint'],
  ['mark'],
  ['rings'],
  ['pointer'],
  ['beads'],
];

export function canFollow(id: AspectId, { kind, among }: Change): boolean {
  if (!among.includes(id)) return false;
  if (kind === 'becomes') return ASPECTS[id].kind === 'nominal';
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

/** The third figure begins with a value that options have, so that it is an error to leave it as it is. */
function becomes(random: Random, id: AspectId, right: number, near: readonly number[]): number[] {
  const last = near.find((value) => value !== right) ?? 0;
  const rest = shuffle(random, valuesOf(id).filter((value) => value !== right && value !== last)); // prettier-ignore
  const [a = 0, b = last] = rest;
  return [...shuffle(random, [a, b]).flatMap((value) => [value, right]), last];
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
export function layOut(random: Random, id: AspectId, { kind }: Change, right: number, near: readonly number[]): number[] | null {
  switch (kind) {
    case 'same':
      return same(random, id, right);
    case 'step':
      return step(random, id, right);
    case 'becomes':
      return becomes(random, id, right, near);
    case 'mirror':
      return mirror(random, right);
  }
}
