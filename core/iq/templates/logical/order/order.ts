import { capitalized } from '../../../../words.ts';
import type { Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { initialOf, inWords } from '../names.ts';
import { composeOrder } from './compose.ts';
import { allPlaces, holds } from './premise.ts';
import type { OrderPuzzle } from './puzzle.ts';
import { SCALES, sayPremise } from './scale.ts';

/** People to be put in a row. By level: 3 of them, 4, 5 with one turned comparison, 5 with indirect statements, 6 with negated ones. */
export const ORDER = defineTemplate<OrderPuzzle>({
  id: 'order',
  compose: composeOrder,
  solve: solveOrder,
  present: presentOrder,
  sign: signOrder,
  explain: explainOrder,
});

/** Tries all n! orders of the people. */
export function solveOrder({ names, premises, isFromTop }: OrderPuzzle): string[] {
  return allPlaces(names.length)
    .filter((places) => premises.every((premise) => holds(premise, places)))
    .map((places) => {
      const fromTop = places.map((_, place) => initialOf(names[places.indexOf(place)] ?? ''));
      return (isFromTop ? fromTop : fromTop.toReversed()).join('');
    });
}

function presentOrder({ scale, names, premises, isFromTop }: OrderPuzzle): Presentation {
  const { scene, fromTop, fromBottom } = SCALES[scale];
  const count = inWords(names.length);
  const initials = names.map(initialOf).toSorted().join('');
  return {
    prompt: `${capitalized(count)} people ${scene}. Type their initials ${isFromTop ? fromTop : fromBottom}.`,
    blocks: [{ type: 'statements', lines: premises.map((premise) => sayPremise(premise, scale, names)) }],
    format: {
      type: 'text',
      length: names.length,
      alphabet: initials,
      hint: `${capitalized(count)} letters, each once.`,
    },
  };
}

/** Names do not count: whoever is named first is 0. */
function signOrder({ scale, premises, isFromTop }: OrderPuzzle): string {
  const ranks = new Map<number, number>();
  const rankOf = (person: number): number => ranks.get(person) ?? ranks.set(person, ranks.size).size - 1;
  const said = premises.map((premise) =>
    [premise.kind, ...premise.people.map(rankOf), 'count' in premise ? `x${premise.count}` : ''].join(' '),
  );
  return `${scale} ${isFromTop ? 'down' : 'up'}: ${said.join(', ')}`;
}

/** Which statements to begin with: each time the one that leaves the fewest orders. */
function explainOrder({ puzzle, key }: Composed<OrderPuzzle>): string {
  const { scale, names, premises, isFromTop } = puzzle;
  const row = Array.from(key, (initial) => names.find((name) => initialOf(name) === initial)).join(', ');
  const told = `${row} (${isFromTop ? SCALES[scale].fromTop : SCALES[scale].fromBottom}), so ${key}.`;
  if (premises.length === 2) return `Only one order agrees with both statements: ${told}`;
  const [begin, then] = rankByForce(puzzle).map((i) => premises[i]);
  const starts = [begin, then].map((premise) => premise && `“${sayPremise(premise, scale, names).slice(0, -1)}”`).join(' and ');
  return `The statements ${starts} say most, so begin with them and fit in the others. Only one order agrees with all: ${told}`;
}

function rankByForce({ names, premises }: OrderPuzzle): number[] {
  const ranked: number[] = [];
  let left = allPlaces(names.length);
  while (ranked.length < premises.length) {
    const leaves = premises.map((premise, i) => (ranked.includes(i) ? [] : left.filter((places) => holds(premise, places))));
    const open = leaves.map((orders, i) => (ranked.includes(i) ? Infinity : orders.length));
    const best = open.indexOf(Math.min(...open));
    ranked.push(best);
    left = leaves[best] ?? [];
  }
  return ranked;
}
