import type { Level } from '../../../domains.ts';
import type { Group } from './region.ts';

export type Asked = 'exact' | 'least' | 'most';

export interface Form {
  readonly sets: 2 | 3;
  /** Groups whose numbers are told, each with how often it counts towards the answer: 0 for one that is not needed. */
  readonly given: readonly (readonly [group: Group, times: number])[];
  readonly asked: Group;
  readonly how: Asked;
  /** Why the numbers are added up like that; `parts`: what is given and asked are the parts of a whole. */
  readonly why: 'parts' | Why;
}

/** In words of the item. */
type Why = (words: { readonly who: string; readonly verb: string; readonly sets: readonly string[] }) => string;

const all: Group = { kind: 'all' };
const inside = (...sets: number[]): Group => ({ kind: 'pattern', in: sets, out: [] });
const only = (sets: readonly number[], out: readonly number[]): Group => ({ kind: 'pattern', in: sets, out });
const exactly = (sets: number): Group => ({ kind: 'exactly', sets });
const atLeast = (sets: number): Group => ({ kind: 'atLeast', sets });
const none = exactly(0);

const [A, B, C] = [inside(0), inside(1), inside(2)];
const [onlyA, onlyB] = [only([0], [1]), only([1], [0])];
const both = inside(0, 1);
const form = (sets: 2 | 3, given: Form['given'], asked: Group, why: Form['why'], how: Asked = 'exact'): Form => ({
  sets,
  given,
  asked,
  how,
  why,
});

const TWICE: Why = ({ verb, sets: [a, b] }) => `Added up, the numbers for ${a} and ${b} count those that ${verb} both twice.`;
const TWICE_OUT: Why = (words) => `${TWICE(words)} Those are not asked for, so take them away both times.`;
const PAIRS_TWICE: Why = ({ verb, sets: [a, b, c] }) =>
  `Of those that ${verb} ${a}, some ${verb} only ${a}, some also ${verb} ${b}, and some also ${verb} ${c}. Added up, these numbers count those that ${verb} all three twice.`;
const PAIRS: Why = ({ verb, sets: [a, b, c] }) =>
  `From those that ${verb} ${a}, take away the ones that also ${verb} ${b} and the ones that also ${verb} ${c}. Those that ${verb} all three are then taken away twice, so add them back once.`;
const TIMES: Why = ({ verb, sets: [a, b, c] }) =>
  `Added up, the numbers for ${a}, ${b} and ${c} count those that ${verb} two of them twice and those that ${verb} all three three times.`;
const TIMES_AND =
  (extreme: Why): Why =>
  (words) =>
    `${TIMES(words)} ${extreme(words)}`;
const BEYOND_TWICE: Why = ({ who, verb }) =>
  `If none of the ${who} ${verb} all three, the sum is at most twice the number of ${who} that ${verb} any of the three; what is beyond that comes from those that ${verb} all three.`;

/**
 * By level: two sets; with those in none; three sets; three that overlap; the least and the most there can be. At the first levels
 * a number that is not needed stands among the others in most, so that the largest less all others is seldom the answer.
 */
export const FORMS: Readonly<Record<Level, readonly Form[]>> = {
  // prettier-ignore
  1: [
    form(2, [[A, 1], [both, -1], [onlyB, 0]], onlyA, 'parts'),
    form(2, [[onlyA, 1], [both, 1], [onlyB, 0]], A, 'parts'),
    form(2, [[onlyA, 1], [both, 1], [B, 0]], A, 'parts'),
    form(2, [[onlyA, 1], [onlyB, 1], [both, 1]], atLeast(1), 'parts'),
    form(2, [[A, 1], [onlyA, -1], [onlyB, 0]], both, 'parts'),
    form(2, [[A, 1], [onlyB, 1], [both, 0]], atLeast(1), 'parts'),
    form(2, [[atLeast(1), 1], [A, -1], [B, 0]], onlyB, 'parts'),
    form(2, [[atLeast(1), 1], [A, -1], [both, 0]], onlyB, 'parts'),
    form(2, [[A, 1], [B, 1], [both, -1]], atLeast(1), TWICE),
  ],
  // prettier-ignore
  2: [
    form(2, [[all, 1], [A, -1], [B, -1], [both, 1]], none, TWICE),
    form(2, [[all, -1], [none, 1], [A, 1], [B, 1]], both, TWICE),
    form(2, [[all, 1], [none, -1], [both, 1], [A, -1]], B, TWICE),
    form(2, [[all, 1], [none, -1], [A, -1], [both, 0]], onlyB, 'parts'),
    form(2, [[all, 1], [none, -1], [onlyA, -1], [onlyB, -1]], both, 'parts'),
    form(2, [[all, 1], [A, -1], [onlyB, -1], [both, 0]], none, 'parts'),
    form(2, [[all, 1], [none, -1], [both, -1], [A, 0]], exactly(1), 'parts'),
    form(2, [[A, 1], [B, 1], [both, -2], [none, 0]], exactly(1), TWICE_OUT),
  ],
  // prettier-ignore
  3: [
    form(3, [[all, 1], [none, -1], [exactly(1), -1], [exactly(3), -1], [inside(0, 1), 0]], exactly(2), 'parts'),
    form(3, [[all, 1], [none, -1], [C, -1], [only([0], [1, 2]), -1], [only([1], [0, 2]), -1], [exactly(3), 0]], only([0, 1], [2]), 'parts'),
    form(3, [[A, 1], [only([0, 1], [2]), -1], [only([0, 2], [1]), -1], [exactly(3), -1], [B, 0]], only([0], [1, 2]), 'parts'),
    form(3, [[all, 1], [none, -1], [A, -1], [only([1], [0, 2]), -1], [only([1, 2], [0]), -1], [exactly(3), 0]], only([2], [0, 1]), 'parts'),
    form(3, [[atLeast(1), 1], [A, -1], [only([1], [0, 2]), -1], [only([2], [0, 1]), -1], [exactly(3), 0]], only([1, 2], [0]), 'parts'),
    form(3, [[inside(0, 1), -1], [inside(0, 2), -1], [exactly(3), 1], [A, 1]], only([0], [1, 2]), PAIRS),
    form(3, [[inside(0, 1), 1], [inside(0, 2), 1], [exactly(3), -1], [only([0], [1, 2]), 1]], A, PAIRS_TWICE),
    form(3, [[inside(0, 1), 1], [inside(0, 2), 1], [A, -1], [only([0], [1, 2]), 1]], exactly(3), PAIRS_TWICE),
    form(3, [[exactly(1), 1], [exactly(2), 1], [exactly(3), 1], [A, 0]], atLeast(1), 'parts'),
  ],
  4: [
    form(
      3,
      [
        [atLeast(1), -0.5],
        [A, 0.5],
        [B, 0.5],
        [C, 0.5],
        [exactly(2), -0.5],
      ],
      exactly(3),
      TIMES,
    ),
    form(
      3,
      [
        [atLeast(1), -1],
        [A, 1],
        [B, 1],
        [C, 1],
        [exactly(3), -2],
      ],
      exactly(2),
      TIMES,
    ),
    form(
      3,
      [
        [A, 1],
        [B, 1],
        [C, 1],
        [exactly(2), -1],
        [exactly(3), -2],
      ],
      atLeast(1),
      TIMES,
    ),
    form(
      3,
      [
        [all, 1],
        [A, -1],
        [B, -1],
        [C, -1],
        [exactly(2), 1],
        [exactly(3), 2],
      ],
      none,
      TIMES,
    ),
    form(
      3,
      [
        [A, 1],
        [B, 1],
        [C, 1],
        [inside(0, 1), -1],
        [inside(0, 2), -1],
        [inside(1, 2), -1],
        [exactly(3), 1],
      ],
      atLeast(1),
      TIMES,
    ),
    form(
      3,
      [
        [all, -1],
        [none, 1],
        [A, 1],
        [B, 1],
        [C, 1],
        [atLeast(2), -1],
      ],
      exactly(3),
      TIMES,
    ),
  ],
  5: [
    form(
      3,
      [
        [all, -2],
        [A, 1],
        [B, 1],
        [C, 1],
      ],
      exactly(3),
      TIMES_AND(BEYOND_TWICE),
      'least',
    ),
    form(
      3,
      [
        [all, -2],
        [none, 2],
        [A, 1],
        [B, 1],
        [C, 1],
      ],
      exactly(3),
      TIMES_AND(BEYOND_TWICE),
      'least',
    ),
    form(
      3,
      [
        [all, -0.5],
        [none, 0.5],
        [A, 0.5],
        [B, 0.5],
        [C, 0.5],
      ],
      exactly(3),
      TIMES_AND(({ who, verb }) => `The most ${who} ${verb} all three when none ${verb} exactly two.`),
      'most',
    ),
    form(
      3,
      [
        [all, 2],
        [none, -2],
        [A, -1],
        [B, -1],
        [C, -1],
      ],
      exactly(1),
      TIMES_AND(({ who, verb }) => `The fewest ${who} ${verb} exactly one when none ${verb} all three.`),
      'least',
    ),
    form(
      3,
      [
        [all, 1],
        [A, -1],
        [B, -1],
        [C, -1],
        [exactly(3), 2],
      ],
      none,
      TIMES_AND(({ who, verb }) => `The fewest ${who} ${verb} none of the three when none ${verb} exactly two.`),
      'least',
    ),
    form(
      3,
      [
        [all, -0.5],
        [A, 0.5],
        [B, 0.5],
        [C, 0.5],
      ],
      atLeast(2),
      TIMES_AND(({ who, verb }) => `The fewest ${who} ${verb} two or more when all of these ${verb} all three.`),
      'least',
    ),
  ],
};
