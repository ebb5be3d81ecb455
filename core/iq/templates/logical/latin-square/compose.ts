import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { proveCell, type Step } from './deduce.ts';
import { CELLS, EMPTY, LATIN_SQUARES, type Square, SIDE } from './square.ts';

export interface LatinPuzzle {
  readonly square: Square;
  readonly asked: readonly [number, number];
  /** The letters that stand for 0 to 3; the options stand in the same order. */
  readonly symbols: readonly string[];
}

/** How many cells are given. */
const GIVEN: Readonly<Record<Level, readonly [number, number]>> = { 1: [9, 12], 2: [7, 10], 3: [6, 9], 4: [5, 8], 5: [5, 7] };
/** Steps to the farther of the two cells. */
const STEPS: Readonly<Record<Level, number>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
const TRIES = 30;

/**
 * Both cells have the same symbol as often as two guesses: knowing that they differ must not help. Such squares are seldom
 * as hard as they should be, so more of them are thrown than are left.
 */
const SAME_SHARE: Readonly<Record<Level, number>> = { 1: 0.26, 2: 0.49, 3: 0.36, 4: 0.47, 5: 0.5 };
/** None of the names of options, and none easily taken for another. Letters, so that whoever listens hears them too. */
const LETTERS = ['K', 'L', 'M', 'P', 'R', 'S', 'T', 'V', 'X', 'Z'];

export function composeLatin(random: Random, level: Level): Composed<LatinPuzzle> | null {
  const isSame = random() < SAME_SHARE[level];
  for (let n = 0; n < TRIES; n++) {
    const full = pickOne(random, LATIN_SQUARES);
    const order = shuffle(random, CELLS);
    const asked: readonly [number, number] = [order[0] ?? 0, order[1] ?? 1];
    if ((full[asked[0]] === full[asked[1]]) !== isSame) continue;
    const given = new Set(order.slice(2, 2 + intBetween(random, ...GIVEN[level])));
    const square = full.map((symbol, cell) => (given.has(cell) ? symbol : EMPTY));
    const rules = describeRules(square, asked, level);
    if (!rules) continue;
    const symbols = pickMany(random, LETTERS, SIDE);
    return { puzzle: { square, asked, symbols }, key: asked.map((cell) => OPTION_IDS.charAt(full[cell] ?? 0)).join(''), rules };
  }
  return null;
}

/** Null when the square is not as hard as the level. */
function describeRules(square: Square, asked: readonly [number, number], level: Level): string | null {
  const first = proveCell(square, asked[0], STEPS[level]);
  const second = first && proveCell(square, asked[1], STEPS[level]);
  if (!second) return null;
  const proofs = [first, second].toSorted((a, b) => b.length - a.length || sayReasons(a).localeCompare(sayReasons(b), 'en'));
  const reasons = proofs.flat().map(({ reason }) => reason);
  if (proofs[0]?.length !== STEPS[level]) return null;
  if (level === 1 && !reasons.every((reason) => reason === 'row' || reason === 'column')) return null;
  if (level === 2 && !reasons.every((reason) => reason === 'cross')) return null;
  return proofs.map(sayReasons).join(' and ');
}

const sayReasons = (proof: readonly Step[]): string => proof.map(({ reason }) => reason).join('>');
