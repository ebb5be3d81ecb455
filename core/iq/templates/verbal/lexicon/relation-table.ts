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

/**
 * One role to three of the others, in all ways: for each role four sets.
 * @param apart roles of which no set leads to two: who is led from "warm" to "freezing" may take "cool" for as good
 */
export function fromEach(roles: readonly string[], apart: readonly (readonly [number, number])[] = []): Relation[][] {
  const places = roles.map((_, place) => place);
  return places.flatMap((from) =>
    places
      .filter((left) => left !== from)
      .map((left) => places.filter((to) => to !== from && to !== left))
      .filter((answers) => !apart.some((pair) => pair.every((role) => answers.includes(role))))
      .map((answers) => answers.map((to) => [from, to] as const)),
  );
}

/** What leads from one role to another, in words. */
export const nameRelation = ({ roles }: RelationTable, [from, to]: Relation): string => `${roles[from]} > ${roles[to]}`;
