// Somebody who reads a question without thinking it through: takes the option that looks most (or least) like what is shown,
// types the sum of the numbers, picks the longest text. No such strategy may do much better than chance.
//
// Each answer that could be given is a candidate with features: numbers that can be told from the presentation alone, as it is
// shown, never from the rule or the record of the generator. `read-candidates.ts` tells those that any item has; what a family
// of templates shows besides is told in `families/`, one file a family, entered in `families.ts`. Nothing else is to be done:
// every feature becomes two guessers (the most of it, the least of it) and joins the trained one, which weighs them all.
// `node scripts/iq/audit.ts --template folding --items 1000` prints the best of them.
import type { Glance } from '#core/iq/evidence/audited.ts';
import { fitSoftmax, likeliest, standardise } from './softmax.ts';

/** An answer that could be given, and what can be told of it at a look. What is left out is 0. */
export interface Candidate {
  readonly answer: string;
  readonly features: Readonly<Record<string, number>>;
}

export interface ShallowItem {
  readonly candidates: readonly Candidate[];
  readonly key: string;
}

/** The name of the one that weighs all features. */
export const TRAINED = 'trained on all';

/**
 * How the name of a feature begins that takes half of the solving, such as to fit one of two words: a guesser by itself, and left
 * out of what the trained one weighs, since the halves together are the rule.
 */
export const HALF = 'half: ';

/** Fewer tell nothing of a trained one. */
const MIN_TRAINED = 40;
const LEAST_SHARE = 0.05;

/** @returns how often each strategy is right, the best first; the trained one learns from one half of the items and guesses the other */
export function guessShallowly(items: readonly ShallowItem[]): Glance[] {
  const names = tellingOf(items);
  const single = names.flatMap((name) =>
    ([1, -1] as const).map(
      (sign) =>
      toGuess(`${sign === 1 ? 'most' : 'least'} ${name}`, items.map((item) => pickExtreme(item, name, sign))), // prettier-ignore
    ),
  );
  return [
    ...single,
    ...(items.length < MIN_TRAINED
      ? []
      : [
          guessTrained(
            items,
            names.filter((name) => !name.startsWith(HALF)),
          ),
        ]),
  ].toSorted((a, b) => b.accuracy - a.accuracy);
}

/** Features that tell candidates apart in more than a few items; fewer, such as a rare word, tell nothing of the others. */
function tellingOf(items: readonly ShallowItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { candidates } of items)
    for (const name of new Set(candidates.flatMap(({ features }) => Object.keys(features))))
      if (candidates.some(({ features }) => features[name] !== candidates[0]?.features[name]))
        counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_SHARE * items.length).map(([name]) => name);
}

/** How often it is right to pick one of those with the most (or least) of a feature. */
function pickExtreme({ candidates, key }: ShallowItem, name: string, sign: 1 | -1): number {
  const values = candidates.map(({ features }) => sign * (features[name] ?? 0));
  const most = Math.max(...values);
  const picked = candidates.filter((_, n) => (values[n] ?? 0) > most - 1e-9);
  return picked.some(({ answer }) => answer === key) ? 1 / picked.length : 0;
}

function guessTrained(items: readonly ShallowItem[], names: readonly string[]): Glance {
  const read = items.map((item) => ({ ...item, rows: standardise(item.candidates.map(({ features }) => features), names), right: item.candidates.findIndex(({ answer }) => answer === item.key) })); // prettier-ignore
  const halves = [0, 1].map((half) => read.filter((_, n) => n % 2 === half));
  const hits = halves.flatMap((tested, half) => {
    const weights = fitSoftmax(halves[1 - half]?.filter(({ right }) => right >= 0) ?? []);
    return tested.map(({ rows, right }) => Number(right >= 0 && likeliest(rows, weights) === right));
  });
  return toGuess(TRAINED, hits);
}

function toGuess(by: string, hits: readonly number[]): Glance {
  const accuracy = hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
  const variance = hits.reduce((sum, hit) => sum + (hit - accuracy) ** 2, 0) / hits.length;
  return { by, accuracy, error: Math.sqrt(variance / hits.length) };
}
