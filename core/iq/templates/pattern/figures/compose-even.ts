import { seededRandom, shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ASPECTS, FAMILIES, FAMILY_NAMES, stepFrom, valueCount, type AspectId, type Family, type Figure } from './aspects.ts';
import type { FiguresPuzzle } from './figures-puzzle.ts';
import { spanOptions, type Axis } from './lattice.ts';
import { nearlySimplest, type FindLaws } from './laws.ts';
import { isDrawable, pickStill, stillOf } from './pick-aspects.ts';

/** One aspect that changes: the rules that it may follow, and how many values of it options have. */
export interface Slot<Rule> {
  readonly rules: readonly Rule[];
  readonly width: 2 | 4;
}

export interface EvenBook<Rule> {
  /** Their widths make eight options together, or sixteen, of which half is offered. */
  readonly slots: readonly Slot<Rule>[];
  canFollow(id: AspectId, rule: Rule): boolean;
  /** The values of the figures that are shown, so that the rule leads to `right`; null when there are none. */
  layOut(random: Random, id: AspectId, rule: Rule, right: number): readonly number[] | null;
  readonly findLaws: FindLaws;
  /** All that can be seen of a value beside those that are shown, without any rule: where it stands there. */
  profileOf(id: AspectId, shown: readonly number[], value: number, slot: Slot<Rule>): string;
  /** Values that may be offered beside the right one. */
  mayOffer?(rule: Rule, shown: readonly number[], value: number): boolean;
  nameOf(rule: Rule): string;
}

/** An aspect, its values in the figures that are shown, and the one value that they lead to. */
interface Line<Rule> {
  readonly aspect: AspectId;
  readonly rule: Rule;
  readonly shown: readonly number[];
  readonly right: number;
  /** Of each value of the aspect. */
  readonly profiles: readonly string[];
  /** Values that may be offered beside the right one. */
  readonly lures: readonly number[];
}

const rightProfile = ({ profiles, right }: Line<unknown>): string => profiles[right] ?? '';

/** Lines of one aspect that are thrown for a slot: enough of them to be chosen from. */
const LINES = 250;

/** Drawn with dice of their own, once: an item says which of them it takes. */
const drawn = new WeakMap<object, Map<AspectId, Pool<unknown>>>();

interface Pool<Rule> {
  readonly aspect: AspectId;
  readonly lines: readonly Line<Rule>[];
  /** By the profile of the right value. */
  readonly byRight: ReadonlyMap<string, readonly Line<Rule>[]>;
}

function linesOf<Rule>(slot: Slot<Rule>, aspect: AspectId, book: EvenBook<Rule>): Pool<Rule> {
  const ofSlot = drawn.get(slot) ?? new Map<AspectId, Pool<unknown>>();
  drawn.set(slot, ofSlot);
  const known = ofSlot.get(aspect);
  if (known) return known as Pool<Rule>;
  const random = seededRandom(`lines of ${aspect}`);
  const rules = slot.rules.filter((rule) => book.canFollow(aspect, rule));
  const lines = rules.length === 0 ? [] : Array.from({ length: LINES }, () => drawLine(random, aspect, slot, pickOne(random, rules), book));
  const sound = lines.filter((line) => line !== null);
  const found = { aspect, lines: sound, byRight: new Map<string, Line<Rule>[]>() };
  for (const line of sound) found.byRight.set(rightProfile(line), [...(found.byRight.get(rightProfile(line)) ?? []), line]);
  ofSlot.set(aspect, found);
  return found;
}

function drawLine<Rule>(random: Random, aspect: AspectId, slot: Slot<Rule>, rule: Rule, book: EvenBook<Rule>): Line<Rule> | null {
  const values = Array.from({ length: valueCount(aspect) }, (_, n) => n);
  const right = pickOne(random, values);
  const shown = book.layOut(random, aspect, rule, right);
  if (!shown) return null;
  const proved = nearlySimplest(book.findLaws(aspect, shown));
  if (proved.size !== 1 || !proved.has(right)) return null;
  return {
    ...{ aspect, rule, shown, right },
    profiles: values.map((value) => book.profileOf(aspect, shown, value, slot)),
    lures: values.filter((value) => value !== right && (book.mayOffer?.(rule, shown, value) ?? true)),
  };
}

/** Wrong values of a line that have these profiles, one each; null when it has none. */
function luresLike(random: Random, { profiles, lures }: Line<unknown>, wanted: readonly string[]): number[] | null {
  const left = shuffle(random, lures);
  const found: number[] = [];
  for (const profile of wanted) {
    const place = left.findIndex((value) => profiles[value] === profile);
    if (place < 0) return null;
    found.push(...left.splice(place, 1));
  }
  return found;
}

const without = (profiles: readonly string[], one: string): string[] => profiles.toSpliced(profiles.indexOf(one), 1);

/** A line and the values that options have of its aspect, the right one among them. */
interface Choice<Rule> {
  readonly line: Line<Rule>;
  readonly values: readonly number[];
}

/** One of these is thrown for. Each profile, and each of ordered values, is that of the right value in as many of them as options have it. */
type EvenSet<Rule> = readonly Choice<Rule>[];

const aspectsIn = (set: EvenSet<unknown>): AspectId[] => [...new Set(set.map(({ line }) => line.aspect))];
const isOrdered = ({ aspect }: Pool<unknown>): boolean => ASPECTS[aspect].kind === 'ordered';

const MAX_SETS = 40;

/** Null when the dice do not come to one. */
function findEvenSet<Rule>(random: Random, free: readonly AspectId[], slot: Slot<Rule>, book: EvenBook<Rule>): EvenSet<Rule> | null {
  const pools = free.map((aspect) => linesOf(slot, aspect, book)).filter(({ lines }) => lines.length > 0);
  const unordered = pools.filter((pool) => !isOrdered(pool));
  for (let n = 0; n < MAX_SETS && pools.length > 0; n++) {
    const pool = pickOne(random, pools);
    const line = pickOne(random, pool.lines);
    if (line.lures.length < slot.width - 1) continue;
    const first = { line, values: [line.right, ...pickMany(random, line.lures, slot.width - 1)] };
    // Another aspect is taken up only where the same one has no such line.
    const found = isOrdered(pool) ? likeOrdered(random, first, pool) : likeUnordered(random, first, [pool, ...shuffle(random, unordered)]);
    if (found) return found;
  }
  return null;
}

/** For each profile of the values a line in which it is that of the right one, and wrong ones with the others. */
function likeUnordered<Rule>(random: Random, { line, values }: Choice<Rule>, pools: readonly Pool<Rule>[]): EvenSet<Rule> | null {
  const profiles = values.map((value) => line.profiles[value] ?? '');
  const found = profiles.map((profile) => {
    const rest = without(profiles, profile);
    for (const { byRight } of pools) {
      const other = findFrom(random, byRight.get(profile) ?? [], (each) => luresLike(random, each, rest) !== null);
      if (other) return { line: other, values: [other.right, ...(luresLike(random, other, rest) ?? [])] };
    }
    return null;
  });
  return found.every((choice) => choice !== null) ? found : null;
}

/** For each of the values a line that leads to it, in which all have the same profiles. */
function likeOrdered<Rule>(random: Random, { line, values }: Choice<Rule>, { byRight }: Pool<Rule>): EvenSet<Rule> | null {
  const isLike = (other: Line<Rule>): boolean =>
    values.every((value) => other.profiles[value] === line.profiles[value] && (value === other.right || other.lures.includes(value)));
  const found = values.map((value) =>
    findFrom(random, byRight.get(line.profiles[value] ?? '') ?? [], (other) => other.right === value && isLike(other)),
  );
  return found.every((other) => other !== undefined) ? found.map((other) => ({ line: other, values })) : null;
}

const MAX_TRIED = 12;

/** The first that fits, counted round from a place that is thrown for. */
function findFrom<Value>(random: Random, values: readonly Value[], fits: (value: Value) => boolean): Value | undefined {
  const start = Math.floor(random() * values.length);
  for (let n = 0; n < Math.min(MAX_TRIED, values.length); n++) {
    const value = values[(start + n) % values.length] as Value;
    if (fits(value)) return value;
  }
  return undefined;
}

/** The values by other names: ordered ones as they are, directions turned or mirrored, others in any order. */
function renaming(random: Random, aspect: AspectId): (value: number) => number {
  const { kind } = ASPECTS[aspect];
  if (kind === 'ordered') return (value) => value;
  const names = shuffle(
    random,
    Array.from({ length: valueCount(aspect) }, (_, value) => value),
  );
  const [sign, turn] = [pickOne(random, [1, -1]), pickOne(random, names)];
  return kind === 'cyclic' ? (value) => stepFrom(aspect, sign * value, turn) ?? 0 : (value) => names[value] ?? 0;
}

const MAX_RENAMED = 4;

/**
 * Which choice is taken is thrown for, when nothing can fail any more: so none is likelier than another. Lines are drawn once, and
 * some of their values are more often right than others: they are renamed where the rule holds by other names as well.
 */
function throwChoice<Rule>(random: Random, set: EvenSet<Rule>, { findLaws }: EvenBook<Rule>): Choice<Rule> {
  const { line, values } = pickOne(random, set);
  for (let n = 0; n < MAX_RENAMED; n++) {
    const rename = renaming(random, line.aspect);
    const [shown, right] = [line.shown.map(rename), rename(line.right)];
    const proved = nearlySimplest(findLaws(line.aspect, shown));
    if (proved.size === 1 && proved.has(right)) return { line: { ...line, shown, right }, values: shuffle(random, values.map(rename)) };
  }
  return { line, values: shuffle(random, values) };
}

const MAX_TRIES = 4;

/** A set for each slot, no aspect in two of them. */
function findEvenSets<Rule>(random: Random, family: Family, book: EvenBook<Rule>): EvenSet<Rule>[] | null {
  const sets: EvenSet<Rule>[] = [];
  for (const slot of book.slots) {
    const taken = sets.flatMap(aspectsIn);
    const free = FAMILIES[family].filter((id) => !taken.includes(id) && isDrawable([...taken, id]));
    let found: EvenSet<Rule> | null = null;
    for (let n = 0; n < MAX_TRIES && !found; n++) {
      const set = findEvenSet(random, free, slot, book);
      if (set && isDrawable(aspectsIn(set))) found = set;
    }
    if (!found) return null;
    sets.push(found);
  }
  return sets;
}

const MAX_CORNERS = 20;

/**
 * Figures that follow rules, and options of which the right one is neither more nor less like what is shown than the others are,
 * aspect by aspect: of the profiles that the values of an aspect have in the options, each is as often that of the right one, and
 * so is each of the values.
 * What stays the same in all that is shown is so in all options.
 */
export function composeEvenly<Rule>(random: Random, book: EvenBook<Rule>): Composed<FiguresPuzzle> | null {
  const family = pickOne(random, FAMILY_NAMES);
  const chosen = findEvenSets(random, family, book)?.map((set) => throwChoice(random, set, book));
  if (!chosen) return null;
  const ruled = chosen.map(({ line }) => line.aspect);
  const right: Figure = {
    ...pickStill(random, stillOf(random, family, ruled)),
    ...Object.fromEntries(chosen.map(({ line }) => [line.aspect, line.right])),
  };
  const shown = Array.from({ length: chosen[0]?.line.shown.length ?? 0 }, (_, n) => ({
    ...right,
    ...Object.fromEntries(chosen.map(({ line }) => [line.aspect, line.shown[n] ?? 0])),
  }));
  const axes = chosen.map(({ line, values }): Axis => ({ aspect: line.aspect, values }));
  const isRight = (option: Figure): boolean => ruled.every((id) => option[id] === right[id]);
  for (let n = 0; n < MAX_CORNERS; n++) {
    const options = spanOptions(random, right, axes);
    const place = options.findIndex(isRight);
    if (place < 0) continue;
    const names = chosen.map(({ line }) => `${line.aspect}:${book.nameOf(line.rule)}`);
    return { puzzle: { shown, options }, key: OPTION_IDS.charAt(place), rules: names.toSorted().join(' ') };
  }
  return null;
}
