import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { AspectId, Figure } from '../figures/aspects.ts';
import { shuffleCorners } from '../figures/lattice.ts';
import { pickNear, pickValue } from '../figures/pick-axes.ts';
import { layOut, type RuleKind } from '../matrix-additive/rules.ts';
import { OPERATIONS, patternFor, type Operation } from './operations.ts';
import { hasPlace, PLACE_COUNT, setOf, SHOWN_AS, type ShownAs, type Wheel, type WheelPuzzle } from './wheel.ts';

interface Plan {
  readonly operations: readonly Operation[];
  readonly shownAs: readonly ShownAs[];
  /** In each line the two first sets have no place in common. */
  readonly isApart: boolean;
  readonly centre: { readonly aspect: AspectId; readonly rule: RuleKind } | null;
}

const ROUND: readonly ShownAs[] = ['sectors', 'spokes', 'dots'];

/** Overlay, in common, in one alone; that and a rule for the middle; two of them and a rule for the middle. */
function pickPlan(random: Random, level: Level): Plan {
  const single: Partial<Record<Level, Operation>> = { 1: 'or', 2: 'and', 3: 'xor', 4: 'xor' };
  const operation = single[level];
  const centre = { aspect: pickOne(random, ['shape', 'shade'] as const), rule: 'three' as const };
  if (operation) {
    const shownAs = [pickOne(random, level === 4 ? ROUND : SHOWN_AS)];
    return { operations: [operation], shownAs, isApart: level === 1, centre: level === 4 ? centre : null };
  }
  const shownAs = [pickOne(random, ['sectors', 'dots'] as const), 'spokes' as const];
  return { operations: pickMany(random, OPERATIONS, 2), shownAs, isApart: false, centre };
}

/** A place in which options differ, of one of the sets. */
interface Spot {
  readonly set: number;
  readonly place: number;
}

/** Three places; with a figure in the middle two; with two sets one of each and one more. */
function pickSpots(random: Random, { shownAs, centre }: Plan): Spot[] {
  const spotsOf = (set: number, count: number): Spot[] =>
    pickMany(random, Array.from({ length: PLACE_COUNT[shownAs[set] ?? 'dots'] }, (_, n) => n), count).map((place) => ({ set, place })); // prettier-ignore
  if (shownAs.length === 1) return spotsOf(0, centre ? 2 : 3);
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

type Line = [first: number, second: number, third: number];

/** Few throws leave a set without marks. */
const MAX_THROWS = 30;

/** A line of three sets with marks, so that the operation makes `third` (or what the dice say) of the first two. */
function throwLine(random: Random, operation: Operation, count: number, isApart: boolean, third?: number): Line {
  const odds = operation === 'and' || operation === 'minus' ? 0.3 : 0.5;
  const places = Array.from({ length: count }, (_, n) => n);
  for (let n = 0; n < MAX_THROWS; n++) {
    const made = third ?? setOf(places.filter(() => random() < odds));
    const patterns = places.map((place) => patternFor(random, operation, hasPlace(made, place), isApart));
    const [first, second] = ([0, 1] as const).map((side) => setOf(places.filter((place) => patterns[place]?.[side])));
    if (first && second && made) return [first, second, made];
  }
  return [0, 0, 0];
}

/** Nine sets that follow the operation row by row, or column by column. */
function layOutSets(random: Random, plan: Plan, set: number, right: number, isByColumn: boolean): number[] {
  const operation = plan.operations[set] ?? 'or';
  const count = PLACE_COUNT[plan.shownAs[set] ?? 'dots'];
  const lines = [
    throwLine(random, operation, count, plan.isApart),
    throwLine(random, operation, count, plan.isApart),
    throwLine(random, operation, count, plan.isApart, right),
  ];
  return Array.from({ length: 9 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 3), cell % 3];
    return (isByColumn ? lines[column]?.[row] : lines[row]?.[column]) ?? 0;
  });
}

export function composeLogical(random: Random, level: Level): Composed<WheelPuzzle> | null {
  const plan = pickPlan(random, level);
  const spots = pickSpots(random, plan);
  const common = pickCommon(random, plan.shownAs, spots);
  const still: Figure = { shape: pickValue(random, 'shape'), shade: pickValue(random, 'shade') };
  const near = plan.centre ? pickNear(random, plan.centre.aspect, 2) : [];
  const corners = shuffleCorners(random, [...spots, ...(plan.centre ? [near] : [])].map(() => 2)); // prettier-ignore
  const options = corners.map((corner): Wheel => {
    const sets = common.map(
      (shared, set) => shared | setOf(spots.flatMap((spot, n) => (spot.set === set && corner[n] === 1 ? [spot.place] : []))),
    );
    return { sets, ...(plan.centre && { centre: { ...still, [plan.centre.aspect]: near[corner.at(-1) ?? 0] ?? 0 } }) };
  });
  const key = pickOne(random, Array.from(OPTION_IDS));
  const right = options[OPTION_IDS.indexOf(key)] ?? { sets: [] };
  const isByColumn = pickOne(random, [true, false]);
  const squares = right.sets.map((set, n) => layOutSets(random, plan, n, set, isByColumn));
  const middles = plan.centre && layOut(random, plan.centre.aspect, plan.centre.rule, right.centre?.[plan.centre.aspect] ?? 0);
  const cells = Array.from({ length: 8 }, (_, cell): Wheel => ({
    sets: squares.map((square) => square[cell] ?? 0),
    ...(plan.centre && { centre: { ...still, [plan.centre.aspect]: middles?.[cell] ?? 0 } }),
  }));
  const isEmpty = cells.some(({ sets }) => sets.includes(0));
  // A whole set that is shown and offered again would be seen without any rule.
  const isRepeated = plan.shownAs.some((_, n) => cells.some(({ sets }) => options.some((option) => option.sets[n] === sets[n])));
  const names = plan.operations.map((operation, n) => `${plan.shownAs[n]}:${operation}`);
  const rules = [...names, isByColumn ? 'down' : 'across', ...(plan.centre ? [`${plan.centre.aspect}:${plan.centre.rule}`] : [])];
  return isEmpty || isRepeated ? null : { puzzle: { shownAs: plan.shownAs, cells, options }, key, rules: rules.join(' ') };
}
