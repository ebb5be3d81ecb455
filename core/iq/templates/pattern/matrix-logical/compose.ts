import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { valueCount, type AspectId, type Figure } from '../figures/aspects.ts';
import { shuffleCorners } from '../figures/lattice.ts';
import { pickNear, pickValue } from '../figures/pick-axes.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { contest, pickOperation, showRule, tellingCounts, type Chances, type Rule, type ShowRival, type Shown } from './rivals.ts';
import { hasPlace, PLACE_COUNT, setOf, SHOWN_AS, type ShownAs, type Wheel, type WheelPuzzle } from './wheel.ts';

interface Plan {
  /** Of each set. */
  readonly operations: readonly Operation[];
  readonly shownAs: readonly ShownAs[];
  /** What changes in the middle. */
  readonly centre: AspectId | null;
  readonly showRival: ShowRival;
}

const EQUAL = Object.fromEntries(OPERATIONS.map((operation) => [operation, 1 / OPERATIONS.length]));

/** How frequent operations are: where a mark is in one of two alone, whoever counts marks is right, so it must be rare. */
const CHANCES: Record<Level, Chances> = {
  1: { or: 0.3, and: 0.3, minus: 0.2, 'minus turned': 0.2 },
  2: { or: 0.2, and: 0.2, minus: 0.3, 'minus turned': 0.3 },
  3: { or: 0.1, and: 0.1, xor: 0.05, alike: 0.05, minus: 0.3, 'minus turned': 0.3, neither: 0.1 },
  4: { or: 0.1, and: 0.1, xor: 0.1, alike: 0.1, minus: 0.2, 'minus turned': 0.2, neither: 0.2 },
  5: EQUAL,
};
const RIVALS = LEVELS.map((level) => contest(CHANCES[level]));

const ROUND: readonly ShownAs[] = ['sectors', 'spokes', 'dots'];

/** One operation, more of them from level to level; from the fourth on a rule for the middle; at the fifth two operations. */
function pickPlan(random: Random, level: Level): Plan {
  const showRival = RIVALS[level - 1] as ShowRival;
  const centre = level > 3 ? pickOne(random, ['shape', 'shade'] as const) : null;
  if (level === 5) {
    const shownAs = [pickOne(random, ['sectors', 'dots'] as const), 'spokes' as const];
    return { operations: pickMany(random, OPERATIONS, 2), shownAs, centre, showRival };
  }
  const shownAs = [pickOne(random, level === 4 ? ROUND : SHOWN_AS)];
  return { operations: [pickOperation(random, CHANCES[level])], shownAs, centre, showRival };
}

/** A place in which options differ, of one of the sets. */
interface Spot {
  readonly set: number;
  readonly place: number;
}

/** What the eight cells show there. */
interface Spotted extends Spot {
  readonly shown: Shown;
  readonly hasMark: boolean;
}

/** Of so many throws that is used which counting tells least of; of more, what counting does not lead to would tell. */
const spotThrows = (level: Level): number => (level < 4 ? 4 : 2);

/** Three places; with a figure in the middle two; with two sets one of each and one more. */
function pickSpots(random: Random, shownAs: readonly ShownAs[], hasCentre: boolean): Spot[] {
  const spotsOf = (set: number, count: number): Spot[] =>
    pickMany(random, Array.from({ length: PLACE_COUNT[shownAs[set] ?? 'dots'] }, (_, n) => n), count).map((place) => ({ set, place })); // prettier-ignore
  if (shownAs.length === 1) return spotsOf(0, hasCentre ? 2 : 3);
  const [outer, inner] = pickOne(random, [[1, 2], [2, 1]] as const); // prettier-ignore
  return [...spotsOf(0, outer), ...spotsOf(1, inner)];
}

/** Places in which all options are alike: two have a mark, the others by chance. */
function pickCommon(random: Random, shownAs: readonly ShownAs[], spots: readonly Spot[]): number[] {
  return shownAs.map((kind, set) => {
    const free = Array.from({ length: PLACE_COUNT[kind] }, (_, n) => n).filter(
      (n) => !spots.some((spot) => spot.set === set && spot.place === n),
    );
    const sure = pickMany(random, free, 2);
    return setOf(free.filter((place) => sure.includes(place) || random() < 0.3));
  });
}

/**
 * Eight values for the middle that lead to `right` and have `other` as well: each row and column has the same three, or each row
 * (or column) its own. So the right one is shown less often than the other, or more often, near and all over.
 */
function layOutCentre(random: Random, aspect: AspectId, right: number, other: number): { rule: string; values: number[] } {
  const fill = (value: (row: number, column: number) => number | undefined): number[] =>
    Array.from({ length: 8 }, (_, cell) => value(Math.floor(cell / 3), cell % 3) ?? right);
  const third = pickOne(random, Array.from({ length: valueCount(aspect) }, (_, value) => value).filter((value) => value !== right && value !== other)); // prettier-ignore
  const kind = pickOne(random, ['three', 'own', 'own again'] as const);
  if (kind === 'three') {
    const [lean, three] = [pickOne(random, [1, 2]), [right, ...shuffle(random, [other, third])]];
    return { rule: 'three', values: fill((row, column) => three[(column - 2 + lean * (row - 2) + 9) % 3]) };
  }
  const [lines, isByColumn] = [[...shuffle(random, [other, kind === 'own' ? third : right]), right], pickOne(random, [true, false])];
  return { rule: 'own', values: fill((row, column) => lines[isByColumn ? column : row]) };
}

/** The dice are thrown anew for the same operations, so that those which leave few marks do not become rare. */
export function composeLogical(random: Random, level: Level): Composed<WheelPuzzle> | null {
  const plan = pickPlan(random, level);
  let made: Composed<WheelPuzzle> | null = null;
  for (let n = 0; n < MAX_THROWS && !made; n++) made = composeOnce(random, level, plan);
  return made;
}

const MAX_THROWS = 30;

function composeOnce(random: Random, level: Level, { operations, shownAs, centre, showRival }: Plan): Composed<WheelPuzzle> | null {
  const spots = pickSpots(random, shownAs, centre !== null);
  const common = pickCommon(random, shownAs, spots);
  const still: Figure = { shape: pickValue(random, 'shape'), shade: pickValue(random, 'shade') };
  const near = centre ? pickNear(random, centre, 2) : [];
  const corners = shuffleCorners(random, [...spots, ...(centre ? [near] : [])].map(() => 2)); // prettier-ignore
  const options = corners.map((corner): Wheel => {
    const sets = common.map(
      (shared, set) => shared | setOf(spots.flatMap((spot, n) => (spot.set === set && corner[n] === 1 ? [spot.place] : []))),
    );
    return { sets, ...(centre && { centre: { ...still, [centre]: near[corner.at(-1) ?? 0] ?? 0 } }) };
  });
  const key = pickOne(random, Array.from(OPTION_IDS));
  const right = options[OPTION_IDS.indexOf(key)] ?? { sets: [] };
  const isByColumn = pickOne(random, [true, false]);
  const ruleOf = (set: number): Rule => ({ operation: operations[set] ?? 'or', isByColumn });
  const showSpots = (): Spotted[] =>
    spots.map(({ set, place }) => {
      const hasMark = hasPlace(right.sets[set] ?? 0, place);
      return { set, place, hasMark, shown: showRival(random, ruleOf(set), hasMark) };
    });
  const spotted = Array.from({ length: spotThrows(level) }, showSpots).toSorted((a, b) => tellingCounts(a) - tellingCounts(b))[0] ?? [];
  const squares = right.sets.map((set, n): Shown[] =>
    Array.from({ length: PLACE_COUNT[shownAs[n] ?? 'dots'] }, (_, place) => {
      const spot = spotted.find((each) => each.set === n && each.place === place);
      return spot?.shown ?? showRule(random, ruleOf(n), hasPlace(set, place));
    }),
  );
  const value = centre ? (right.centre?.[centre] ?? 0) : 0;
  const middle = centre && layOutCentre(random, centre, value, near.find((other) => other !== value) ?? 0); // prettier-ignore
  const cells = Array.from({ length: 8 }, (_, cell): Wheel => ({
    sets: squares.map((places) => setOf(places.flatMap((shown, place) => (shown[cell] ? [place] : [])))),
    ...(centre && { centre: { ...still, [centre]: middle?.values[cell] ?? 0 } }),
  }));
  const isEmpty = cells.some(({ sets }) => sets.includes(0));
  // A whole set that is shown and offered again would be seen without any rule.
  const isRepeated = shownAs.some((_, n) => cells.some(({ sets }) => options.some((option) => option.sets[n] === sets[n])));
  const names = operations.map((operation, n) => `${shownAs[n]}:${operation}`);
  const rules = [...names, isByColumn ? 'down' : 'across', ...(middle ? [`${centre}:${middle.rule}`] : [])];
  return isEmpty || isRepeated ? null : { puzzle: { shownAs, cells, options }, key, rules: rules.join(' ') };
}
