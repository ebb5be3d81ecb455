import { ASPECTS, isCount, aspectsOf, valueCount, type Figure } from '../figures/aspects.ts';
import { featuresOf } from '../figures/features.ts';
import { sayAbove } from '../figures/say-value.ts';
import { SIDES, type GroupsPuzzle } from './two-groups-puzzle.ts';

/** Something that is true or false of each figure: a bit each, left group, right group and asked ones in this order. */
interface Claim {
  readonly cost: number;
  readonly truth: number;
  readonly words: string;
}

/** A claim that is true of the left group and false of the right one, and where it puts the figures that are asked for. */
export interface Rule {
  readonly cost: number;
  readonly answer: string;
  readonly words: string;
}

const MARGIN = 1;
const NO_RULE_COST = 99;

const bitsOf = (figures: readonly Figure[], isTrue: (figure: Figure) => boolean): number =>
  figures.reduce((bits, figure, n) => (isTrue(figure) ? bits | (1 << n) : bits), 0);

/** A value of a feature; more than a count; an even count. */
function claimsOf(figures: readonly Figure[]): Claim[] {
  const [first = {}] = figures;
  const values = featuresOf(first).flatMap((feature) =>
    [...new Set(figures.map((figure) => feature.of(figure)))].map((value) => ({
      ...{ cost: feature.cost, words: feature.words(value) },
      truth: bitsOf(figures, (figure) => feature.of(figure) === value),
    })),
  );
  const ordered = aspectsOf(first).filter((id) => ASPECTS[id].kind === 'ordered');
  const thresholds = ordered.flatMap((id) =>
    Array.from({ length: valueCount(id) - 1 }, (_, least) => ({
      ...{ cost: 1, words: sayAbove(id, least) },
      truth: bitsOf(figures, (figure) => (figure[id] ?? 0) > least),
    })),
  );
  const even = ordered.filter(isCount).map((id) => ({
    ...{ cost: 2, words: `the ${ASPECTS[id].noun} is even` },
    truth: bitsOf(figures, (figure) => (figure[id] ?? 0) % 2 === 1),
  }));
  return [...values, ...thresholds, ...even];
}

/** Pairs of claims, each of them or its contrary, that are both true of all that `known` has of `group` and of nothing else there. */
function conjoin(claims: readonly Claim[], all: number, known: number, group: number): Claim[] {
  const contraries = claims.map((claim) => ({ ...claim, truth: all & ~claim.truth, words: `it is not so that ${claim.words}` }));
  // A part of a pair holds for the whole group, or the pair does not.
  const holding = [...claims, ...contraries].filter(({ truth }) => (truth & group) === group);
  return holding.flatMap((one, n) =>
    holding
      .slice(n + 1)
      .filter((other) => (one.truth & other.truth & known) === group)
      .map((other) => ({
        ...{ cost: one.cost + other.cost + 1, truth: one.truth & other.truth },
        words: `${one.words} and ${other.words}`,
      })),
  );
}

/**
 * The rules that part the groups, the simplest first. A value of an aspect or a count above another costs 1; an even
 * count, a slant, a relation of two parts 2; two of them at once, or not at once, 1 more than both. The contrary of a
 * rule costs the same: it is true of the other group.
 */
export function findRules({ left, right, asked }: GroupsPuzzle): Rule[] {
  const figures = [...left, ...right, ...asked];
  const all = (1 << figures.length) - 1;
  const known = (1 << (left.length + right.length)) - 1;
  const leftBits = (1 << left.length) - 1;
  const claims = claimsOf(figures);
  const rules = [
    { group: leftBits, side: 'left' },
    { group: known & ~leftBits, side: 'right' },
  ].flatMap(({ group, side }) =>
    [...claims.filter(({ truth }) => (truth & known) === group), ...conjoin(claims, all, known, group)].map(
      ({ cost, truth, words }): Rule => ({ cost, words: `on the ${side} ${words}`, answer: placeAsked(side === 'left' ? truth : ~truth) }),
    ),
  );
  return rules.toSorted((a, b) => a.cost - b.cost);

  function placeAsked(onLeft: number): string {
    return asked.map((_, n) => SIDES[(onLeft >> (left.length + right.length + n)) & 1 ? 0 : 1]).join('');
  }
}

/** Where the simplest rules put the figures, and those that cost one more. */
export function solveGroups(puzzle: GroupsPuzzle): string[] {
  const rules = findRules(puzzle);
  const least = rules[0]?.cost ?? NO_RULE_COST;
  return [...new Set(rules.filter(({ cost }) => cost <= least + MARGIN).map(({ answer }) => answer))];
}
