import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import type { Composed } from '../../template.ts';
import { composeEvenly, type Slot } from '../figures/compose-even.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { findMatrixLaws } from './find-laws.ts';
import { canFollow, layOut, type RuleKind } from './rules.ts';

const slot = (width: 2 | 4, ...rules: readonly RuleKind[]): Slot<RuleKind> => ({ rules, width });

/**
 * What each level asks for: two rules along lines; two of any kind; three; three of which some are hard and some go both ways; four.
 * With one rule alone nothing else could differ in the options.
 */
const SLOTS: Record<Level, readonly Slot<RuleKind>[]> = {
  1: [slot(4, 'across', 'down'), slot(2, 'across', 'down')],
  2: [slot(4, 'across', 'down', 'both'), slot(2, 'across', 'down', 'both', 'three', 'sum')],
  3: [slot(2, 'across', 'down', 'both'), slot(2, 'across', 'down', 'three'), slot(2, 'across', 'down', 'both', 'three')],
  4: [slot(2, 'both'), slot(2, 'across', 'down', 'both', 'sum'), slot(2, 'across', 'down', 'both', 'three')],
  5: [slot(2, 'both'), slot(2, 'both', 'sum'), slot(2, 'across', 'down', 'both'), slot(2, 'across', 'down', 'both', 'three')],
};

/** Where a value is shown: cells of the row and the column that are asked for, and the first, each by itself; the others together. */
function placesOf(shown: readonly number[], value: number): string {
  const has = (place: number): number => Number(shown[place] === value);
  return `${[0, 2, 4, 5, 6, 7].map(has).join('')} ${has(1) + has(3)}`;
}

export const composeMatrix = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeEvenly(random, {
    slots: SLOTS[level],
    canFollow,
    layOut,
    findLaws: findMatrixLaws,
    profileOf: (_, shown, value) => placesOf(shown, value),
    nameOf: (rule) => rule,
  });
