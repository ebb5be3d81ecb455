import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import type { Composed } from '../../template.ts';
import { composeEvenly, type Slot } from '../figures/compose-even.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { profileOf } from '../figures/profile.ts';
import { canFollow, layOut, nameOf, type Change, type ChangeKind } from './changes.ts';
import { findAnalogyLaws } from './find-laws.ts';

/** An aspect that changes in one of these ways, and no option leaves it as it is. */
const changed = (width: 2 | 4, ...kinds: readonly ChangeKind[]): Slot<Change> => ({
  rules: kinds.map((kind) => ({ kind, mayStay: false })),
  width,
});

/** An aspect that may change and may stay. */
const carried = (...kinds: readonly ChangeKind[]): Slot<Change> => ({
  rules: ['same' as const, ...kinds].map((kind) => ({ kind, mayStay: true })),
  width: 2,
});

/** One change and what may stay as it was; two changes; two and what may stay; three; three and what may stay. */
const SLOTS: Record<Level, readonly Slot<Change>[]> = {
  1: [changed(4, 'step'), carried('step')],
  2: [changed(4, 'step', 'mirror'), changed(2, 'step', 'mirror', 'known')],
  3: [changed(2, 'step', 'mirror'), changed(2, 'step', 'mirror', 'known'), carried('step', 'mirror')],
  4: [changed(2, 'step', 'mirror'), changed(2, 'mirror', 'known'), changed(2, 'step', 'mirror', 'known')],
  5: [changed(2, 'step', 'mirror'), changed(2, 'mirror', 'known'), changed(2, 'step', 'known'), carried('step', 'mirror', 'known')],
};

/** What the last pair begins with. */
const BEGIN = 4;

export const composeAnalogy = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeEvenly(random, {
    slots: SLOTS[level],
    canFollow,
    layOut,
    findLaws: findAnalogyLaws,
    profileOf,
    mayOffer: ({ mayStay }, shown, value) => mayStay || value !== shown[BEGIN],
    nameOf,
  });
