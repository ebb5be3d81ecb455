import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickMany, pickOne } from '../../dice.ts';
import { contentsThatKeep, isTrue, opposite, type Literal, type Rule } from './rule.ts';

/** What leads to cases: objects are 0, 1, ...; those of the four cases come first. */
export interface Cover {
  readonly name: string;
  readonly objects: number;
  /** At least one of the first two is true; of any other two, both may be false. */
  readonly cases: readonly [Literal, Literal, Literal, Literal];
  readonly rules: readonly Rule[];
}

export const when = (condition: Literal, ...results: readonly Literal[]): Rule => ({ kind: 'if', when: condition, results });

const literal = (random: Random, object: number): Literal => ({ object, isIn: random() < 0.5 });
const CASES = [0, 1, 2, 3] as const;

/** Null when another two are no better than the first, or when one is sure by itself. */
function checkCover(cover: Cover): Cover | null {
  const { cases, rules, objects } = cover;
  const possible = contentsThatKeep(rules, objects);
  const isCovered = (...either: readonly Literal[]): boolean => possible.every((contents) => either.some((one) => isTrue(one, contents)));
  const isSound = cases.every((one, n) => cases.every((other, k) => k < n || isCovered(one, other) === (n === 0 && k === 1)));
  return isSound ? cover : null;
}

type Place = 'first' | 'after' | 'or';
const PLACES: readonly Place[] = ['first', 'after', 'or'];

/** Of items in which both cases go by the same object, and so without "either", this share stays: that they never do would tell. */
const NEAR_SHARE = 0.4;

/**
 * All four cases are linked, alike, to one more object, or to several of which each is in where the next is out. Two of them
 * must be true where it is in or where it is out; the others seem so to whoever reads a sentence the wrong way round. Neither
 * in which place a case stands nor whether it is denied there tells the ones from the others.
 */
function throwHub(random: Random, hubs: number, isOnlyIf: (place: number) => boolean): Cover | null {
  const chain = Array.from({ length: hubs }, (_, n) => CASES.length + n);
  const hubOf = shuffle(random, CASES.map((n) => chain[n % hubs] ?? 0)); // prettier-ignore
  if (hubs > 1 && hubOf[0] === hubOf[1] && (hubs > 2 || random() > NEAR_SHARE)) return null;
  const places = [...pickMany(random, PLACES, 2), ...pickMany(random, PLACES, 2)];
  const cases = throwSigns(random, places);
  const clauses = cases.map((one, n) => [n < 2 ? one : opposite(one), literal(random, hubOf[n] ?? 0)] as const);
  if (!clauses.every((clause, n) => places[n] !== 'or' || clause.every(({ isIn }) => isIn))) return null;
  const links = clauses.map((clause, n) => sayClause(places[n] ?? 'or', isOnlyIf(n), clause));
  const name = [...(hubs > 1 ? [`${hubs - 1} exclusive`] : []), ...links.slice(0, 2).map(({ kind }, n) => `${kind} ${places[n] ?? ''}`).toSorted()]; // prettier-ignore
  const exclusive = chain.slice(1).map((hub): Rule => ({ kind: 'exclusive', of: [hub - 1, hub] }));
  return checkCover({ name: name.join(', '), objects: CASES.length + hubs, cases, rules: [...links, ...exclusive] });
}

/** Where one of a pair is said with "or", and so must be in (of the second pair: out), the other is not. */
function throwSigns(random: Random, places: readonly Place[]): Cover['cases'] {
  return CASES.map((n) => {
    const isFirst = n < 2;
    if (places[n] === 'or') return { object: n, isIn: isFirst };
    return places[n ^ 1] === 'or' ? { object: n, isIn: !isFirst } : literal(random, n);
  }) as [Literal, Literal, Literal, Literal];
}

/** That at least one of both is true. */
function sayClause(place: Place, isOnlyIf: boolean, [one, other]: readonly [Literal, Literal]): Rule {
  if (place === 'or') return { kind: 'or', of: [one.object, other.object] };
  const [from, to] = place === 'first' ? [opposite(one), other] : [opposite(other), one];
  return isOnlyIf ? { kind: 'onlyIf', when: from, result: to } : when(from, to);
}

/** By level: with "if" and "or"; with "only if" as well; by several objects in between, with exclusive "or". */
export const COVERS: Readonly<Record<Exclude<Level, 1 | 2>, (random: Random) => Cover | null>> = {
  3: (random) => throwHub(random, 1, () => false),
  4: (random) => throwHub(random, 1, () => random() < 2 / 3),
  5: (random) => throwHub(random, pickOne(random, [2, 3]), () => random() < 0.5),
};
