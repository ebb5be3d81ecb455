/** That an object is in the box, or that it is not; objects are numbers. */
export interface Literal {
  readonly object: number;
  readonly isIn: boolean;
}

export type Rule =
  | { readonly kind: 'facts'; readonly results: readonly Literal[] }
  | { readonly kind: 'if'; readonly when: Literal; readonly results: readonly Literal[] }
  | { readonly kind: 'ifBoth'; readonly when: readonly [Literal, Literal]; readonly result: Literal }
  | { readonly kind: 'onlyIf'; readonly when: Literal; readonly result: Literal }
  | { readonly kind: 'or' | 'exclusive'; readonly of: readonly [number, number] };

/** What is in the box, by object. */
export type Contents = readonly boolean[];

export const isTrue = ({ object, isIn }: Literal, contents: Contents): boolean => contents[object] === isIn;

export function obeys(rule: Rule, contents: Contents): boolean {
  switch (rule.kind) {
    case 'facts':
      return rule.results.every((result) => isTrue(result, contents));
    case 'if':
      return !isTrue(rule.when, contents) || rule.results.every((result) => isTrue(result, contents));
    case 'onlyIf':
      return !isTrue(rule.when, contents) || isTrue(rule.result, contents);
    case 'ifBoth':
      return !rule.when.every((literal) => isTrue(literal, contents)) || isTrue(rule.result, contents);
    case 'or':
      return rule.of.some((object) => contents[object]);
    case 'exclusive':
      return rule.of.filter((object) => contents[object]).length === 1;
  }
}

/** Every way to put `objects` objects in a box or leave them out that keeps the rules. */
export function contentsThatKeep(rules: readonly Rule[], objects: number): Contents[] {
  let kept: Contents[] = [[]];
  for (let object = 0; object < objects; object++) {
    const told = rules.filter(
      (rule) => Math.max(...clausesOf(rule).flatMap((clause) => clause.map((literal) => literal.object))) === object,
    );
    kept = kept
      .flatMap((contents) => [true, false].map((isIn) => [...contents, isIn]))
      .filter((contents) => told.every((rule) => obeys(rule, contents)));
  }
  return kept;
}

export const opposite = ({ object, isIn }: Literal): Literal => ({ object, isIn: !isIn });

/** Literals of which at least one is true whenever the rule is obeyed; together they say as much as the rule. */
export function clausesOf(rule: Rule): readonly (readonly Literal[])[] {
  switch (rule.kind) {
    case 'facts':
      return rule.results.map((result) => [result]);
    case 'if':
      return rule.results.map((result) => [opposite(rule.when), result]);
    case 'onlyIf':
      return [[opposite(rule.when), rule.result]];
    case 'ifBoth':
      return [[...rule.when.map(opposite), rule.result]];
    case 'or':
      return [rule.of.map((object) => ({ object, isIn: true }))];
    case 'exclusive':
      return [rule.of.map((object) => ({ object, isIn: true })), rule.of.map((object) => ({ object, isIn: false }))];
  }
}
