import type { Level } from '../../../domains.ts';
import { FORMS, MOODS, TERMS } from './forms.ts';
import { follows, type Statement } from './statement.ts';

/** Statements among the options; the fifth option is that none of them must be true. */
const STATED = 4;
/** In the place of a statement's number: none of those among the options. */
export const NONE = -1;

/** Premises with what follows from them, each statement of the level a bit. */
interface Argument {
  readonly premises: readonly Statement[];
  /** Known from fewer premises than the level asks for: one alone, in whatever words; at level 5 any two. */
  readonly restated: number;
  readonly sure: number;
  /** Follows as long as each term has things. */
  readonly ifPeopled: number;
}

interface LevelSets {
  readonly statements: readonly Statement[];
  readonly arguments: readonly Argument[];
  /** Options, as bits, each of which (and none of which) is the right one for some premises of the level. */
  readonly sets: readonly number[];
}

const KNOWN = new Map<Level, LevelSets>();

/**
 * Sets of options that betray nothing: whichever option one picks, there are premises of the level by which that one
 * is right and no other. The right option is drawn from the set first, premises to fit it after.
 */
export function setsOf(level: Level): LevelSets {
  const known = KNOWN.get(level);
  if (known) return known;
  const statements = listStatements(level);
  const args = listArguments(level, statements);
  const sets = combinations(statements.length, STATED).filter((set) => {
    const right = new Set(args.map((argument) => rightOf(argument, set)));
    return [NONE, ...bitsOf(set)].every((i) => right.has(i));
  });
  const found = { statements, arguments: args, sets };
  KNOWN.set(level, found);
  return found;
}

/** The option that alone is right by the premises; null: several are, or it depends on whether each term has things. */
export function rightOf({ restated, sure, ifPeopled }: Argument, set: number): number | null {
  if ((restated & set) !== 0 || (sure & set) !== (ifPeopled & set)) return null;
  const right = bitsOf(sure & set);
  return right.length > 1 ? null : (right[0] ?? NONE);
}

export const bitsOf = (set: number): number[] =>
  Array.from({ length: 32 - Math.clz32(set) }, (_, i) => i).filter((i) => ((set >> i) & 1) === 1);

function listStatements(level: Level): Statement[] {
  const terms = Array.from({ length: TERMS[level] }, (_, term) => term);
  return MOODS[level].flatMap((mood) =>
    terms.flatMap((s) =>
      terms.filter((p) => (mood === 'A' || mood === 'O' ? p !== s : p > s)).map((p): Statement => ({ mood, of: [s, p] })),
    ),
  );
}

/** The forms with their terms in each order; what follows is found once and then renamed. */
function listArguments(level: Level, statements: readonly Statement[]): Argument[] {
  const terms = TERMS[level];
  const what = (premises: readonly Statement[], isPeopled: boolean): number =>
    statements.reduce((set, statement, i) => (follows(premises, statement, terms, isPeopled) ? set | (1 << i) : set), 0);
  const forms = FORMS[level].map((premises) => ({
    premises,
    restated: premises.reduce((set, premise, i) => set | what(level === 5 ? premises.toSpliced(i, 1) : [premise], true), 0),
    sure: what(premises, false),
    ifPeopled: what(premises, true),
  }));
  return permutations(terms).flatMap((names) => {
    const rename = (statement: Statement): Statement => ({ ...statement, of: [names[statement.of[0]] ?? 0, names[statement.of[1]] ?? 0] });
    const places = statements.map((statement) => statements.findIndex((other) => isSame(other, rename(statement))));
    const renameAll = (set: number): number => bitsOf(set).reduce((renamed, i) => renamed | (1 << (places[i] ?? 0)), 0);
    return forms.map(({ premises, restated, sure, ifPeopled }) => ({
      premises: premises.map(rename),
      ...{ restated: renameAll(restated), sure: renameAll(sure), ifPeopled: renameAll(ifPeopled) },
    }));
  });
}

/** "No S are P" is "no P are S", and so with "some". */
const isSame = (a: Statement, b: Statement): boolean =>
  a.mood === b.mood && (`${a.of}` === `${b.of}` || (a.mood !== 'A' && a.mood !== 'O' && `${a.of}` === `${b.of.toReversed()}`));

const permutations = (count: number): number[][] =>
  count === 0
    ? [[]]
    : permutations(count - 1).flatMap((rest) =>
        Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
      );

/** Sets of `size` out of `count`, as bits. */
function combinations(count: number, size: number): number[] {
  if (size === 0) return [0];
  if (count < size) return [];
  return [...combinations(count - 1, size), ...combinations(count - 1, size - 1).map((set) => set | (1 << (count - 1)))];
}
