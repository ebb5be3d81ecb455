import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { COMPASS, SIDE, goOn, isOnMap, nameOf, turnBy, type Crossing, type Direction, type RoutePuzzle, type Step } from './streets.ts';

/**
 * Turned: north is not up, and some turns are told by the compass; none where the start is asked for, as nobody could tell
 * which way the steps before it went.
 */
const LADDER: Record<Level, { turns: number; isTurned: boolean; byCompass: number; asks: RoutePuzzle['asks'] }> = {
  1: { turns: 3, isTurned: false, byCompass: 0, asks: 'end' },
  2: { turns: 5, isTurned: false, byCompass: 0, asks: 'end' },
  3: { turns: 7, isTurned: true, byCompass: 2, asks: 'end' },
  4: { turns: 9, isTurned: true, byCompass: 3, asks: 'end' },
  5: { turns: 9, isTurned: true, byCompass: 0, asks: 'start' },
};
const MAX_BLOCKS = 3;
const MAX_TRIES = 60;

interface Leg {
  readonly from: Crossing;
  readonly to: Crossing;
  /** On the page. */
  readonly direction: Direction;
  readonly blocks: number;
}

/** The way is laid out from its end, so that each crossing is as often the answer. */
export function composeRoute(random: Random, level: Level): Composed<RoutePuzzle> | null {
  const { turns, isTurned, byCompass, asks } = LADDER[level];
  const north = (isTurned ? intBetween(random, 1, 3) : 0) as Direction;
  const answer: Crossing = { column: intBetween(random, 0, SIDE - 1), row: intBetween(random, 0, SIDE - 1) };
  const legs = findLegs(random, answer, turns + 1, asks);
  const [first, last] = [legs?.[0], legs?.at(-1)];
  if (!legs || !first || !last) return null;
  const told = new Set(
    pickMany(
      random,
      Array.from({ length: turns }, (_, n) => n + 1),
      byCompass,
    ),
  );
  const steps = legs.map(({ direction, blocks }, n): Step => {
    if (told.has(n)) return { turn: COMPASS[turnBy(direction, -north)], blocks };
    return { turn: turnBetween(legs[n - 1]?.direction ?? direction, direction), blocks };
  });
  const walker = asks === 'end' ? { at: first.from, facing: first.direction } : { at: last.to, facing: last.direction };
  const puzzle: RoutePuzzle = { north, walker: { ...walker, facing: turnBy(walker.facing, -north) }, steps, asks };
  const lefts = steps.filter(({ turn }) => turn === 'left').length;
  return {
    puzzle,
    key: nameOf(answer),
    rules: `${turns} turns, ${lefts} left, north ${north}, faces ${puzzle.walker.facing}, asks ${asks}`,
  };
}

const turnBetween = (before: Direction, after: Direction): Step['turn'] =>
  before === after ? 'ahead' : turnBy(before, 1) === after ? 'right' : 'left';

/** Some crossings have fewer ways to them: more tries for the same one, or it would be the answer less often. */
function findLegs(random: Random, asked: Crossing, count: number, asks: RoutePuzzle['asks']): Leg[] | null {
  for (let n = 0; n < MAX_TRIES; n++) {
    const legs = layLegs(random, asked, count, asks);
    const [first, last] = [legs?.[0], legs?.at(-1)];
    if (legs && first && last && nameOf(first.from) !== nameOf(last.to)) return legs;
  }
  return null;
}

/** From the crossing that is asked for to the one that is shown, in the order they are walked in. */
function layLegs(random: Random, asked: Crossing, count: number, asks: RoutePuzzle['asks']): Leg[] | null {
  const legs: Leg[] = [];
  let at = asked;
  let direction = intBetween(random, 0, 3) as Direction;
  const sense = asks === 'end' ? -1 : 1;
  for (let n = 0; n < count; n++) {
    const lengths = [1, 2, MAX_BLOCKS].filter((blocks) => isOnMap(goOn(at, direction, sense * blocks)));
    if (lengths.length === 0) return null;
    const blocks = pickOne(random, lengths);
    const next = goOn(at, direction, sense * blocks);
    if (asks === 'end') legs.unshift({ from: next, to: at, direction, blocks });
    else legs.push({ from: at, to: next, direction, blocks });
    at = next;
    direction = turnBy(direction, pickOne(random, [-1, 1]));
  }
  return legs;
}
