import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { proveCell, type Step } from './deduce.ts';
import { CELLS, columnOf, EMPTY, LATIN_SQUARES, rowOf, type Square, SIDE } from './square.ts';

export interface LatinPuzzle {
  readonly square: Square;
  readonly asked: readonly [number, number];
  /** The letters that stand for 0 to 3; the options stand in the same order. */
  readonly symbols: readonly string[];
}

/** How many cells are given. */
const GIVEN: Readonly<Record<Level, readonly [number, number]>> = { 1: [8, 12], 2: [7, 10], 3: [6, 8], 4: [6, 8], 5: [5, 7] };
/** Steps to the farther of the two cells. */
const STEPS: Readonly<Record<Level, number>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
const TRIES = 600;

/**
 * How often both cells have the same symbol: so often that it does not help to know that they mostly differ. At the third level
 * hardly any such square is not told by counts (see below), so that those that are told are those.
 */
const SAME_SHARE: Readonly<Record<Level, number>> = { 1: 0.35, 2: 0.35, 3: 0.14, 4: 0.28, 5: 0.3 };
/** None of the names of options, and none easily taken for another. Letters, so that whoever listens hears them too. */
const LETTERS = ['K', 'L', 'M', 'P', 'R', 'S', 'T', 'V', 'X', 'Z'];

export function composeLatin(random: Random, level: Level): Composed<LatinPuzzle> | null {
  const isSame = random() < SAME_SHARE[level];
  const isTold = (level === 3 && isSame) || random() < TOLD_SHARE[level];
  for (let n = 0; n < TRIES; n++) {
    const full = pickOne(random, LATIN_SQUARES);
    const asked: readonly [number, number] = [intBetween(random, 0, CELLS.length - 1), intBetween(random, 0, CELLS.length - 1)];
    if (asked[0] === asked[1] || (full[asked[0]] === full[asked[1]]) !== isSame) continue;
    const free = level < 3 ? CELLS.filter((cell) => !asked.includes(cell)) : leaveOpen(random, full, asked);
    const count = intBetween(random, ...GIVEN[level]);
    if (free.length < count) continue;
    const given = new Set(pickMany(random, free, count));
    const square = full.map((symbol, cell) => (given.has(cell) ? symbol : EMPTY));
    // A letter that stands in all four rows is seen to be neither answer.
    if ([0, 1, 2, 3].some((symbol) => square.filter((other) => other === symbol).length === SIDE)) continue;
    if (isToldByCounts(square, full, asked, level) !== isTold) continue;
    const rules = describeRules(square, asked, level);
    if (!rules) continue;
    const symbols = pickMany(random, LETTERS, SIDE);
    return { puzzle: { square, asked, symbols }, key: asked.map((cell) => OPTION_IDS.charAt(full[cell] ?? 0)).join(''), rules };
  }
  return null;
}

/** The cells that may be given so that row and column together still leave three symbols to either cell: one look at both tells little. */
function leaveOpen(random: Random, full: Square, asked: readonly [number, number]): number[] {
  const shown = asked.map((cell) => ((full[cell] ?? 0) + intBetween(random, 1, SIDE - 1)) % SIDE);
  return CELLS.filter((other) => asked.every((cell, n) => cell !== other && (!isBeside(cell, other) || full[other] === shown[n])));
}

/** In how many items counting letters may lead to the right ones: of several that are shown as often, it is one that is picked. */
const TOLD_SHARE: Readonly<Record<Level, number>> = { 1: 0.25, 2: 0.22, 3: 0.1, 4: 0.32, 5: 0.2 };

/**
 * Whether both cells may be filled by somebody who only counts. An empty cell lacks a letter, so that of all four the one shown
 * least suggests itself; what has no other place in a line is shown beside it, so of those left the one shown most.
 */
function isToldByCounts(square: Square, full: Square, asked: readonly [number, number], level: Level): boolean {
  const counts = [0, 1, 2, 3].map((symbol) => (level < 3 ? -1 : 1) * square.filter((other) => other === symbol).length);
  return asked.every((cell) => {
    const left = [0, 1, 2, 3].filter((symbol) => level < 3 || !isShownBeside(square, cell, symbol));
    return left.every((symbol) => (counts[symbol] ?? 0) <= (counts[full[cell] ?? 0] ?? 0));
  });
}

const isShownBeside = (square: Square, cell: number, symbol: number): boolean =>
  CELLS.some((other) => square[other] === symbol && isBeside(cell, other));

const isBeside = (a: number, b: number): boolean => rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b);

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
