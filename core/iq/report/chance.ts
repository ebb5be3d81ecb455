import type { SittingResponse } from '../scoring/responses.ts';

/** Seldomer than this, guesses alone are right so often. */
const UNLIKELY = 0.05;

/** How likely so many or more are right of items that are all guessed at: the upper tail of a Poisson binomial distribution. */
function chanceOfSoMany(guesses: readonly number[], right: number): number {
  let byCount = [1];
  for (const guess of guesses) byCount = [...byCount, 0].map((same, count) => same * (1 - guess) + (byCount[count - 1] ?? 0) * guess);
  return byCount.slice(right).reduce((sum, chance) => sum + chance, 0);
}

/** Whether the answers that were given are right no more often than guesses would be, in all and in each domain: then they tell nothing of anybody. */
export function couldBeGuesses(scored: readonly SittingResponse[]): boolean {
  const answered = scored.filter(({ outcome }) => outcome !== 'omitted');
  const domains = [...new Set(answered.map(({ domain }) => domain))];
  const ofDomains = domains.map((one) => answered.filter(({ domain }) => domain === one));
  return chanceOf(answered) > UNLIKELY && ofDomains.every((ofOne) => chanceOf(ofOne) > UNLIKELY / domains.length);
}

const chanceOf = (answered: readonly SittingResponse[]): number =>
  chanceOfSoMany(
    answered.map(({ guess }) => guess),
    answered.filter(({ outcome }) => outcome === 'right').length,
  );
