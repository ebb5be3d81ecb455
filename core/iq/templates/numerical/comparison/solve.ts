import { OPTION_IDS } from '../../../item/presentation.ts';
import { type ComparisonPuzzle, type Fact, type Letter, LETTERS, NONE } from './puzzle.ts';

/** What each amount may be, lowest and highest. */
export type Ranges = Readonly<Record<Letter, readonly [low: number, high: number]>>;
/** A value for each letter. */
export type Case = Readonly<Record<Letter, number>>;

/** Numbers that are told are far smaller, so beyond this nothing new comes. */
const HIGHEST = 200;
const ANYTHING: Ranges = { A: [1, HIGHEST], B: [1, HIGHEST], C: [1, HIGHEST], D: [1, HIGHEST] };

/** What a fact leaves of the amounts that it speaks of. */
function limit(fact: Fact, ranges: Ranges): Partial<Ranges> {
  const { of } = fact;
  switch (fact.kind) {
    case 'sum': {
      const total = fact.parts[0] + fact.parts[1];
      return { [of]: [total, total] };
    }
    case 'price':
      return { [of]: [fact.coins / fact.pieces, fact.coins / fact.pieces] };
    case 'exactly':
      return { [of]: [fact.number, fact.number] };
    case 'at least':
      return { [of]: [fact.number, HIGHEST] };
    case 'at most':
      return { [of]: [1, fact.number] };
    case 'between':
      return { [of]: [fact.low, fact.high] };
    case 'part':
      return { [of]: [fact.number + 1, fact.number + fact.upTo] };
    case 'more': {
      const [[low, high], [lowOther, highOther]] = [ranges[of], ranges[fact.other]];
      return { [of]: [lowOther + fact.number, highOther + fact.number], [fact.other]: [low - fact.number, high - fact.number] };
    }
    case 'together': {
      const [[low, high], [lowOther, highOther]] = [ranges[of], ranges[fact.other]];
      return { [of]: [fact.number - highOther, fact.number - lowOther], [fact.other]: [fact.number - high, fact.number - low] };
    }
  }
}

/** The ranges as far as the facts narrow them; null when nothing is left of one. */
export function narrow(facts: readonly Fact[], from: Ranges = ANYTHING): Ranges | null {
  const ranges = { ...from };
  for (let isNarrower = true; isNarrower;) {
    isNarrower = false;
    for (const fact of facts) {
      const limits = limit(fact, ranges);
      for (const letter of LETTERS) {
        const [low, high] = ranges[letter];
        const [lowLimit, highLimit] = limits[letter] ?? [low, high];
        if (lowLimit <= low && highLimit >= high) continue;
        ranges[letter] = [Math.max(low, lowLimit), Math.min(high, highLimit)];
        if (ranges[letter][0] > ranges[letter][1]) return null;
        isNarrower = true;
      }
    }
  }
  return ranges;
}

/** The place of the amount that is above all others, or `NONE`. */
export function judge(values: Case): number {
  const amounts = LETTERS.map((letter) => values[letter]);
  const largest = Math.max(...amounts);
  const place = amounts.indexOf(largest);
  return amounts.lastIndexOf(largest) === place ? place : NONE;
}

/** One case for each verdict that a case leads to, by its place: all cases are gone through, until there are two. */
export function findCases({ facts }: ComparisonPuzzle): Map<number, Case> {
  const found = new Map<number, Case>();
  const search = (ranges: Ranges | null): void => {
    if (!ranges || found.size > 1) return;
    const open = LETTERS.find((letter) => ranges[letter][0] < ranges[letter][1]);
    if (!open) {
      const values: Case = { A: ranges.A[0], B: ranges.B[0], C: ranges.C[0], D: ranges.D[0] };
      found.set(judge(values), values);
      return;
    }
    const [low, high] = ranges[open];
    for (let value = low; value <= high && found.size < 2; value++) search(narrow(facts, { ...ranges, [open]: [value, value] }));
  };
  search(narrow(facts));
  return found;
}

/** No answer where the facts contradict each other. */
export function solveComparison(puzzle: ComparisonPuzzle): string[] {
  const verdicts = [...findCases(puzzle).keys()];
  if (verdicts.length === 0) return [];
  return [OPTION_IDS[verdicts.length === 1 ? (verdicts[0] ?? NONE) : NONE] ?? ''];
}
