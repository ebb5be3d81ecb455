import type { KindSentence } from './sentence.ts';

/** Three properties make eight sorts of things; a model says how many there are of each sort. */
type Model = readonly number[];
const SORTS = [0, 1, 2, 3, 4, 5, 6, 7];
const MAX_OF_A_SORT = 2;
const PROPERTIES = [0, 1, 2];

const allModels = (): Model[] =>
  SORTS.reduce<Model[]>(
    (models) => models.flatMap((model) => Array.from({ length: MAX_OF_A_SORT + 1 }, (_, count) => [...model, count])),
    [[]],
  );

const has = (sort: number, property: number): boolean => ((sort >> property) & 1) === 1;
/** Sorts of which a model has any, as bits. */
const sortsIn = (model: Model): number => model.reduce((sorts, count, sort) => (count > 0 ? sorts | (1 << sort) : sorts), 0);
const isAny = (sorts: number, isMeant: (sort: number) => boolean): boolean =>
  SORTS.some((sort) => ((sorts >> sort) & 1) === 1 && isMeant(sort));

/** All sentences but those of majorities hang on which sorts there are alone. */
function isTrueOfSorts({ form, a, b }: Exclude<KindSentence, { form: 'most' }>, sorts: number): boolean {
  const isSuch = (isA: boolean, isB: boolean): boolean => isAny(sorts, (sort) => has(sort, a) === isA && has(sort, b) === isB);
  switch (form) {
    case 'all':
      return !isSuch(true, false);
    case 'no':
      return !isSuch(true, true);
    case 'some':
      return isSuch(true, true);
    case 'some-not':
      return isSuch(true, false);
    case 'all-not':
      return !isSuch(false, false);
    case 'some-neither':
      return isSuch(false, false);
  }
}

const isMost = (property: number, model: Model): boolean =>
  model.reduce((lead, count, sort) => lead + (has(sort, property) ? count : -count), 0) > 0;

const isFilled = (sorts: number): boolean =>
  PROPERTIES.every((property) => [true, false].every((isHad) => isAny(sorts, (sort) => has(sort, property) === isHad)));

const inOrder = ['no', 'some', 'some-neither'] as const;
const inBothOrders = ['all', 'some-not', 'all-not'] as const;

/** Each is said in one way: "no a is b" also stands for "no b is a". */
export const KIND_SENTENCES: readonly KindSentence[] = PROPERTIES.flatMap((a) => [
  { form: 'most' as const, a },
  ...PROPERTIES.filter((b) => b !== a).flatMap((b) => inBothOrders.map((form) => ({ form, a, b }))),
  ...PROPERTIES.filter((b) => b > a).flatMap((b) => inOrder.map((form) => ({ form, a, b }))),
]);

export const placeOf = ({ form, ...of }: KindSentence): number =>
  KIND_SENTENCES.findIndex(
    (other) => other.form === form && other.a === of.a && ('b' in other ? other.b : null) === ('b' in of ? of.b : null),
  );

/** Sentences true of a model, as bits in the order of `KIND_SENTENCES`; models that no sentence tells apart count as one. */
interface Profiles {
  readonly all: readonly number[];
  /** Of models in which each property is had by something and lacked by something. */
  readonly filled: readonly number[];
}

let known: Profiles | null = null;

function profiles(): Profiles {
  if (known) return known;
  const bitsWhere = (isTrue: (sentence: KindSentence) => boolean): number =>
    KIND_SENTENCES.reduce((bits, sentence, i) => (isTrue(sentence) ? bits | (1 << i) : bits), 0);
  const bySorts = Array.from({ length: 2 ** SORTS.length }, (_, sorts) =>
    bitsWhere((sentence) => sentence.form !== 'most' && isTrueOfSorts(sentence, sorts)),
  );
  const majorities = PROPERTIES.map((property) => bitsWhere(({ form, a }) => form === 'most' && a === property));
  const [all, filled] = [new Set<number>(), new Set<number>()];
  for (const model of allModels()) {
    const sorts = sortsIn(model);
    const profile = PROPERTIES.reduce(
      (bits, property) => (isMost(property, model) ? bits | (majorities[property] ?? 0) : bits),
      bySorts[sorts] ?? 0,
    );
    all.add(profile);
    if (isFilled(sorts)) filled.add(profile);
  }
  known = { all: [...all], filled: [...filled] };
  return known;
}

function commonTo(found: readonly number[], premises: number): number | null {
  let common: number | null = null;
  for (const profile of found) if ((profile & premises) === premises) common = common === null ? profile : common & profile;
  return common;
}

/**
 * Bits of what is true in every model of the premises: of what follows when "all" does not say that there are any, and of
 * what follows when there are some of each kind. Models: up to two things of each of the eight sorts. Null: no model.
 */
export function whatFollows(places: readonly number[]): { bare: number; filled: number } | null {
  const premises = places.reduce((bits, place) => bits | (1 << place), 0);
  const [bare, filled] = [commonTo(profiles().all, premises), commonTo(profiles().filled, premises)];
  return bare === null || filled === null ? null : { bare, filled };
}
