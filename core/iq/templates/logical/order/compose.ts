import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { initialOf, NAMES } from '../names.ts';
import { allPlaces, holds, type Premise, type PremiseKind } from './premise.ts';
import type { OrderPuzzle } from './puzzle.ts';
import { SCALE_IDS, STEPPED_SCALE_IDS } from './scale.ts';

const PEOPLE: Readonly<Record<Level, number>> = { 1: 3, 2: 4, 3: 5, 4: 5, 5: 6 };

const INDIRECT: readonly PremiseKind[] = ['gap', 'rank', 'next', 'between'];
const NEGATED: readonly PremiseKind[] = ['notAbove', 'notBelow', 'notEnds', 'notNext', 'neitherAbove'];

/**
 * Kinds of premises that say all at the lower levels, where each stands on its own. Comparisons point both ways in the same
 * item: the order in which people are named is no order to go by.
 */
const PLAIN: Readonly<Record<1 | 2 | 3, readonly (readonly PremiseKind[])[]>> = {
  1: [
    ['above', 'above'],
    ['below', 'below'],
    ['above', 'below'],
    ['below', 'above'],
    ['top', 'above'],
    ['bottom', 'above'],
    ['top', 'below'],
    ['bottom', 'below'],
    ['between', 'above'],
    ['between', 'below'],
  ],
  2: [
    ['above', 'above', 'below'],
    ['below', 'below', 'above'],
    ['top', 'above', 'below'],
    ['bottom', 'above', 'below'],
    ['top', 'bottom', 'above'],
    ['top', 'bottom', 'below'],
  ],
  3: [
    ['above', 'above', 'below', 'below'],
    ['above', 'above', 'above', 'below'],
    ['below', 'below', 'below', 'above'],
    ['top', 'above', 'above', 'below'],
    ['bottom', 'above', 'above', 'below'],
    ['top', 'below', 'below', 'above'],
    ['bottom', 'below', 'below', 'above'],
    ['top', 'bottom', 'above', 'below'],
  ],
};

/** More would be a page to read. */
const MAX_PREMISES: Readonly<Record<Level, number>> = { 1: 2, 2: 3, 3: 4, 4: 4, 5: 6 };
const TRIES = 60;
/** Of statements, true or not, for one item. */
const MAX_THROWS = 40;

/** Who stands where is thrown first; then statements that are true of it, until they leave nothing open and none is idle. */
export function composeOrder(random: Random, level: Level): Composed<OrderPuzzle> | null {
  const people = PEOPLE[level];
  const places = shuffle(
    random,
    Array.from({ length: people }, (_, place) => place),
  );
  const kinds = throwKinds(random, level);
  const premises = findPremises(random, kinds, places, level);
  if (!premises) return null;
  const names = pickMany(random, NAMES, people);
  const isFromTop = level === 1 || random() < 0.5;
  const scale = pickOne(random, level > 3 ? STEPPED_SCALE_IDS : SCALE_IDS);
  const fromTop = places.map((_, place) => initialOf(names[places.indexOf(place)] ?? ''));
  const told = shuffle(random, premises);
  // Of three people it is often the order in which they are named that is right: half of those are thrown again.
  const named = [...new Set(told.flatMap((premise) => [...premise.people]))].map((person) => places[person]);
  if (level === 1 && named.every((place, n) => place === n) && random() < 0.5) return null;
  return {
    puzzle: { scale, names, premises: told, isFromTop },
    key: (isFromTop ? fromTop : fromTop.toReversed()).join(''),
    rules: premises
      .map(({ kind }) => kind)
      .toSorted()
      .join(' '),
  };
}

function throwKinds(random: Random, level: Level): readonly PremiseKind[] {
  if (level <= 3) return pickOne(random, PLAIN[level as 1 | 2 | 3]);
  return level === 4 ? pickMany(random, INDIRECT, 2) : [...pickMany(random, NEGATED, 2), pickOne(random, INDIRECT)];
}

function findPremises(random: Random, kinds: readonly PremiseKind[], places: readonly number[], level: Level): Premise[] | null {
  for (let n = 0; n < TRIES; n++) {
    const thrown = throwPremises(random, kinds, places, level);
    const premises = thrown && dropIdle(thrown, places.length);
    if (!premises || !kinds.every((kind) => premises.some((premise) => premise.kind === kind))) continue;
    if (places.every((_, person) => premises.some((premise) => premise.people.some((named) => named === person)))) return premises;
  }
  return null;
}

/** Without statements that the others make needless, those thrown last looked at first. */
const dropIdle = (premises: readonly Premise[], people: number): Premise[] =>
  premises.toReversed().reduce<Premise[]>(
    (kept, premise) => {
      const others = kept.filter((other) => other !== premise);
      return leavesOne(others, people) ? others : kept;
    },
    [...premises],
  );

/** One of each kind; where that leaves several orders, also who stands above or below whom. */
function throwPremises(random: Random, kinds: readonly PremiseKind[], places: readonly number[], level: Level): Premise[] | null {
  const premises: Premise[] = [];
  let left = allPlaces(places.length);
  const fillers: readonly PremiseKind[] = level === 5 ? ['above', 'below', ...INDIRECT] : ['above', 'below'];
  for (let n = 0; n < MAX_THROWS && (premises.length < kinds.length || left.length > 1); n++) {
    if (premises.length === MAX_PREMISES[level]) return null;
    const premise = throwPremise(random, kinds[premises.length] ?? pickOne(random, fillers), places, level <= 3);
    if (!premise || !holds(premise, places)) continue;
    const next = left.filter((order) => holds(premise, order));
    if (next.length === left.length) continue;
    premises.push(premise);
    left = next;
  }
  return left.length === 1 ? premises : null;
}

const leavesOne = (premises: readonly Premise[], people: number): boolean => {
  let found = 0;
  return !allPlaces(people).some((places) => premises.every((premise) => holds(premise, places)) && ++found > 1);
};

/** A statement of a kind about people picked so that it may be true; `isStep`: who is compared stands side by side. */
function throwPremise(random: Random, kind: PremiseKind, places: readonly number[], isStep: boolean): Premise | null {
  const personAt = (place: number): number => places.indexOf(place);
  const [first = 0, second = 0, third = 0] = pickMany(random, [...places.keys()], 3);
  const last = places.length - 1;
  const [high, low] = [first, second].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0)) as [number, number];
  const step = intBetween(random, 0, last - 1);
  const pair: [number, number] = isStep || kind === 'next' ? [personAt(step), personAt(step + 1)] : [high, low];
  switch (kind) {
    case 'above':
    case 'notBelow':
    case 'next':
      return { kind, people: pair };
    case 'below':
    case 'notAbove':
      return { kind, people: [pair[1], pair[0]] };
    case 'notNext':
      return { kind, people: [first, second] };
    case 'top':
      return { kind, people: [personAt(0)] };
    case 'bottom':
      return { kind, people: [personAt(last)] };
    case 'notEnds':
      return { kind, people: [personAt(intBetween(random, 1, last - 1))] };
    case 'between':
    case 'neitherAbove':
      return { kind, people: [first, second, third] };
    case 'rank': {
      const count = intBetween(random, 1, last - 1);
      return { kind, people: [personAt(count)], count };
    }
    case 'gap': {
      const count = Math.abs((places[first] ?? 0) - (places[second] ?? 0)) - 1;
      return count > 0 ? { kind, people: [first, second], count } : null;
    }
  }
}
