import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import type { Composed } from '../../template.ts';
import { composeEvenly, type Slot } from '../figures/compose-even.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { profileOf } from '../figures/profile.ts';
import { findSeriesLaws } from './find-laws.ts';
import { canFollow, layOut, nameOf, type Sequence, type SequenceKind } from './sequences.ts';

const SHOWN: Record<Level, number> = { 1: 5, 2: 5, 3: 5, 4: 7, 5: 7 };

const slot = (level: Level, width: 2 | 4, kinds: readonly SequenceKind[]): Slot<Sequence> => ({
  rules: kinds.flatMap((kind) => (kind === 'step' ? [1, 2, 3] : [1]).map((step) => ({ kind, shown: SHOWN[level], step }))),
  width,
});

/**
 * What each level asks for: two aspects that step on or come again; two of which one goes up and down, or turns and rests; three
 * of these; three with periods beside each other; turns or values within others.
 */
const SLOTS: Record<Level, readonly Slot<Sequence>[]> = {
  1: [slot(1, 4, ['step', 'three']), slot(1, 2, ['step', 'three'])],
  2: [slot(2, 4, ['step', 'three', 'turns']), slot(2, 2, ['three', 'bounce', 'turns'])],
  3: [slot(3, 2, ['step', 'three']), slot(3, 2, ['step', 'three', 'bounce', 'turns']), slot(3, 2, ['three', 'bounce', 'turns'])],
  4: [slot(4, 2, ['step', 'three', 'bounce']), slot(4, 2, ['three', 'pairs', 'turns']), slot(4, 2, ['bounce', 'turns', 'step'])],
  5: [slot(5, 2, ['turns', 'growing']), slot(5, 2, ['turns', 'pairs', 'bounce']), slot(5, 2, ['three', 'bounce', 'turns', 'growing'])],
};

export const composeSeries = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeEvenly(random, {
    slots: SLOTS[level],
    canFollow,
    layOut,
    findLaws: findSeriesLaws,
    profileOf,
    nameOf,
  });
