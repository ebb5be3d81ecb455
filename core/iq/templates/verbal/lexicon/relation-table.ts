/** From which role to which: places in a row. */
export type Relation = readonly [from: number, to: number];

/** Each row is one thing seen in the same roles; any two roles make a relation that holds within every row. */
export interface RelationTable {
  readonly roles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What holds besides, for the solver alone: rows in which an empty place says nothing. */
  readonly besides: readonly (readonly string[])[];
  /**
   * Relations that are asked for side by side: the answers of one set stand together among the options, each of them right
   * for its own stem, and no stem of a set is an answer of the same set.
   */
  readonly sets: readonly (readonly Relation[])[];
}

/** One role to each of the others: for each role a set. */
export const fromEach = (roles: readonly string[]): Relation[][] =>
  roles.map((_, from) => roles.flatMap((_role, to) => (to === from ? [] : [[from, to] as const])));

/** What leads from one role to another, in words. */
export const nameRelation = ({ roles }: RelationTable, [from, to]: Relation): string => `${roles[from]} > ${roles[to]}`;
