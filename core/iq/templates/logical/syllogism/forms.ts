import type { Level } from '../../../domains.ts';
import type { Statement } from './statement.ts';

type Form = readonly Statement[];

const say = (mood: Statement['mood'], s: number, p: number): Statement => ({ mood, of: [s, p] });
const only = (s: number, p: number): Statement => ({ mood: 'A', of: [s, p], isOnly: true });
const both = (mood: 'E' | 'I', s: number, p: number): Statement[] => [say(mood, s, p), say(mood, p, s)];

/** "Some 0 are not 1, all 2 are 1" and "some 1 are not 2, all 1 are 0": two kinds of models; from the other two nothing follows. */
const TWO_MODELS: readonly Form[] = [
  [say('O', 0, 1), say('A', 2, 1)],
  [say('O', 1, 2), say('A', 1, 0)],
  [say('O', 0, 1), say('A', 1, 2)],
  [say('O', 1, 0), say('A', 2, 1)],
];

/** "Some 0 are 1, no 1 are 2" in each of the ways to put it: for what follows, three kinds of models must be looked at. */
const THREE_MODELS: readonly Form[] = both('I', 0, 1).flatMap((some) => both('E', 1, 2).map((no) => [some, no]));

/** Links of a fourth term, from which nothing about the other three follows. */
const ASIDES: readonly Statement[] = [0, 1, 2].flatMap((term) => [say('A', term, 3), say('A', 3, term), ...both('I', term, 3)]);

/** What the premises look like, up to the order of terms and premises; from some of them nothing follows. */
export const FORMS: Readonly<Record<Level, readonly Form[]>> = {
  1: [
    [say('A', 0, 1), say('A', 1, 2)],
    [say('I', 0, 1), say('A', 1, 2)],
    [say('A', 0, 1), say('E', 1, 2)],
  ],
  2: [
    [say('I', 1, 0), say('A', 1, 2)],
    [say('I', 0, 1), only(1, 2)],
    [say('A', 0, 1), say('E', 2, 1)],
    [only(0, 1), say('E', 1, 2)],
    [only(0, 1), say('A', 1, 2)],
    [say('A', 0, 1), only(1, 2)],
    [only(0, 1), only(1, 2)],
  ],
  3: TWO_MODELS.flatMap((form) => ASIDES.map((aside) => [...form, aside])),
  4: THREE_MODELS.flatMap((form) => ASIDES.map((aside) => [...form, aside])),
  5: both('E', 2, 3).flatMap((no) =>
    both('I', 0, 1).flatMap((some) => [
      [some, say('A', 1, 2), no],
      [some, say('A', 2, 1), no],
      ...[say('A', 1, 2), say('A', 2, 1)].flatMap((all) => both('E', 0, 3).map((other) => [some, all, other])),
    ]),
  ),
};

export const TERMS: Readonly<Record<Level, number>> = { 1: 3, 2: 3, 3: 4, 4: 4, 5: 4 };
/** The moods that options are in: those in which something follows at the level. */
export const MOODS: Readonly<Record<Level, readonly Statement['mood'][]>> = {
  1: ['A', 'E', 'I'],
  2: ['A', 'E', 'I'],
  3: ['O'],
  4: ['O'],
  5: ['O'],
};
