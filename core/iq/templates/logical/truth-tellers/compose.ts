import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { NAMES } from '../names.ts';
import { allHonesties, fits, isClaimTrue, type Claim, type Honesty, type Verdict } from './claim.ts';

export interface TruthPuzzle {
  readonly names: readonly string[];
  /** What each of them says. */
  readonly claims: readonly Claim[];
  readonly options: readonly Honesty[];
}

type Kind = Claim['kind'] | 'own and' | 'own or' | 'own differ' | 'own same';

const PEOPLE: Readonly<Record<Level, number>> = { 1: 2, 2: 2, 3: 3, 4: 3, 5: 4 };

/**
 * By level: about numbers and the other; with oneself; three people; of whom one tells what another would say; four. From the
 * third level on each statement binds people to each other and by itself says of none of them whether they lie, so that
 * counting who is accused, or who says what, leads nowhere.
 */
const KINDS: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['more', 'is'],
  2: ['own and', 'own and', 'own or', 'own differ', 'own same', 'count', 'is', 'more'],
  3: ['is', 'differ', 'same', 'even', 'odd'],
  4: ['is', 'differ', 'same', 'even', 'odd'],
  5: ['is', 'is', 'differ', 'same', 'says'],
};
const TRIES = 1000;

/** Who tells the truth is thrown first, each case as likely, so that no option is more often right than another. */
export function composeTruth(random: Random, level: Level): Composed<TruthPuzzle> | null {
  const people = PEOPLE[level];
  const cases = allHonesties(people);
  const right = pickOne(random, cases);
  for (let n = 0; n < TRIES; n++) {
    const kinds = throwKinds(random, level, people);
    if (kinds.every((kind) => kind === 'more')) continue;
    const claims = kinds.map((kind, speaker) => throwClaim(random, kind, speaker, people));
    if (!claims.every((claim, speaker) => isClaimTrue(claim, right) === right[speaker])) continue;
    if (cases.filter((honesty) => fits(claims, honesty)).length > 1) continue;
    const options = listOptions(cases, right);
    return {
      puzzle: { names: pickMany(random, NAMES, people), claims, options },
      key: OPTION_IDS.charAt(options.indexOf(right)),
      rules: claims
        .map((claim, speaker) => nameRule(claim, kinds[speaker] ?? claim.kind))
        .toSorted()
        .join(', '),
    };
  }
  return null;
}

/** What is said of numbers is true or not, and of people that they tell the truth or lie. */
function nameRule(claim: Claim, kind: Kind): string {
  if (claim.kind === 'more') return `more ${claim.left > claim.right}`;
  return claim.kind === 'is' ? `is ${claim.of.isHonest}` : kind;
}

function throwKinds(random: Random, level: Level, people: number): Kind[] {
  if (level === 1) return shuffle(random, KINDS[1]);
  const kinds = Array.from({ length: people }, () => pickOne(random, KINDS[level]));
  return level === 4 ? shuffle(random, ['says', ...kinds.slice(1)]) : kinds;
}

/** All of them; of sixteen those eight in which as many as in the right one, or two more or fewer, tell the truth. */
function listOptions(cases: readonly Honesty[], right: Honesty): Honesty[] {
  const countOf = (honesty: Honesty): number => honesty.filter(Boolean).length;
  const offered = cases.length > OPTION_IDS.length ? cases.filter((honesty) => (countOf(honesty) - countOf(right)) % 2 === 0) : cases;
  return offered.toSorted((a, b) => countOf(a) - countOf(b));
}

const MAX_NUMBER = 99;

function throwClaim(random: Random, kind: Kind, speaker: number, people: number): Claim {
  const others = shuffle(
    random,
    Array.from({ length: people }, (_, person) => person).filter((person) => person !== speaker),
  );
  const [first = speaker, second = speaker] = others;
  const verdict = (who: number): Verdict => ({ who, isHonest: random() < 0.5 });
  const alike = (one: number, other: number): [Verdict, Verdict] => {
    const { isHonest } = verdict(one);
    return [
      { who: one, isHonest },
      { who: other, isHonest },
    ];
  };
  switch (kind) {
    case 'more': {
      const left = intBetween(random, 2, MAX_NUMBER);
      return { kind, left, right: left + pickOne(random, [-1, 1]) * intBetween(random, 1, Math.min(left - 1, 9)) };
    }
    case 'is':
      return { kind, of: verdict(first) };
    case 'and':
      return { kind, of: [verdict(first), verdict(second)] };
    case 'or':
      return { kind, of: alike(first, second) };
    case 'own and':
      return { kind: 'and', of: [verdict(speaker), verdict(first)] };
    case 'own or':
      return { kind: 'or', of: alike(speaker, first) };
    case 'same':
    case 'differ':
      return { kind, who: [first, second] };
    case 'own same':
      return { kind: 'same', who: [speaker, first] };
    case 'own differ':
      return { kind: 'differ', who: [speaker, first] };
    case 'count':
      return { kind, honest: intBetween(random, 0, people) };
    case 'even':
    case 'odd':
      return { kind };
    case 'says':
      return { kind, who: first, of: verdict(second) };
  }
}
