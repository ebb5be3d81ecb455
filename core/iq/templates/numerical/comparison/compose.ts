import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeAmounts, type Span } from './place-amounts.ts';
import { PLANS, type Role } from './plans.ts';
import { seemingsOf } from './seeming.ts';
import { type ComparisonPuzzle, type Fact, type Letter, LETTERS, VERDICTS } from './puzzle.ts';

const MAX_TRIES = 200;

/**
 * The largest amount mostly looks like it, too: it has the largest number beside it, or is said to be more than another. So of
 * items in which it does, only some are taken, for each such look the share here, by which it points to the right answer about
 * as often as a guess; a share above 1 makes up for others, which go together with it.
 */
const TAKEN: Readonly<Record<Level, readonly number[]>> = {
  1: [0.5, 0.5, 1, 1, 1, 0.6, 1, 0.22],
  2: [0.75, 0.75, 1, 0.9, 1, 1, 1, 1],
  3: [1.63, 0.41, 0.03, 0.95, 0.08, 0.72, 0.03, 0.17],
  4: [0.59, 0.39, 0.03, 1.03, 0.16, 0.09, 0.69, 0.3],
  5: [0.79, 0.81, 0.03, 0.43, 0.16, 0.08, 1.02, 0.17],
};

/** The verdict is thrown first, so that one is right as often as another; then amounts of which it holds, and facts that tell them. */
export function composeComparison(random: Random, level: Level): Composed<ComparisonPuzzle> | null {
  const verdict = intBetween(random, 0, VERDICTS.length - 1);
  const answer = LETTERS[verdict] ?? null;
  const plan = pickOne(random, PLANS[level]);
  for (let n = 0; n < MAX_TRIES; n++) {
    const letters = shuffle(random, LETTERS);
    const spans = placeAmounts(random, plan, answer && letters.indexOf(answer));
    const facts = plan.roles.flatMap((role, place) => tell(random, role, place, { letters, spans }));
    // Now and then two amounts come out equal of which one should be told to be more.
    if (facts.some((fact) => fact.kind === 'more' && fact.number === 0)) continue;
    if (answer && random() > seemingsOf(facts, answer).reduce((share, seeming, i) => share * (TAKEN[level][i] ?? 1) ** seeming, 1))
      continue;
    return { puzzle: { facts: inOrder(random, facts) }, key: OPTION_IDS[verdict] ?? '', rules: plan.name };
  }
  return null;
}

/** Facts of one amount each stand in the order of the letters, others in any. */
const inOrder = (random: Random, facts: readonly Fact[]): Fact[] =>
  facts.some((fact) => 'other' in fact) ? shuffle(random, facts) : facts.toSorted((one, other) => one.of.localeCompare(other.of));

function tell(
  random: Random,
  role: Role,
  place: number,
  { letters, spans }: { letters: readonly Letter[]; spans: readonly Span[] },
): Fact[] {
  const at = (i: number) => ({ of: letters[i] as Letter, ...(spans[i] as Span) });
  const { of, low, high } = at(place);
  if ('than' in role) {
    const base = at(role.than);
    return role.by === 'more'
      ? [sayMore(of, base.of, low - base.low), ...(role.bounds ? [{ kind: 'at most', of, number: high } as const] : [])]
      : [
          { kind: 'together', of, other: base.of, number: low + base.high },
          // The larger this one is, the smaller is the other.
          ...(role.bounds ? [{ kind: 'at least', of, number: low } as const] : []),
        ];
  }
  switch (role.by) {
    case 'sum': {
      const part = intBetween(random, 2, low - 2);
      return [{ kind: 'sum', of, parts: [part, low - part] }];
    }
    case 'price': {
      const pieces = intBetween(random, 2, 9);
      return [{ kind: 'price', of, coins: low * pieces, pieces }];
    }
    case 'part':
      return [{ kind: 'part', of, number: low - 1, upTo: high - low + 1 }];
    case 'between':
      return [{ kind: 'between', of, low, high }];
    case 'exactly':
    case 'at least':
      return [{ kind: role.by, of, number: low }];
  }
}

const sayMore = (of: Letter, other: Letter, number: number): Fact =>
  number < 0 ? { kind: 'more', of: other, other: of, number: -number } : { kind: 'more', of, other, number };
