/** A statement about places in a row; people are numbers, their places too, and place 0 is the top. */
export type Premise =
  | { readonly kind: 'above' | 'below' | 'next' | 'notAbove' | 'notBelow' | 'notNext'; readonly people: readonly [number, number] }
  | { readonly kind: 'top' | 'bottom' | 'notEnds'; readonly people: readonly [number] }
  | { readonly kind: 'between' | 'neitherAbove'; readonly people: readonly [number, number, number] }
  | { readonly kind: 'rank'; readonly people: readonly [number]; readonly count: number }
  | { readonly kind: 'gap'; readonly people: readonly [number, number]; readonly count: number };

export type PremiseKind = Premise['kind'];

/** Whether it is true of people who stand at these places. */
export function holds(premise: Premise, places: readonly number[]): boolean {
  const [first, second = first, third = first] = premise.people;
  const [a, b, c] = [places[first] ?? 0, places[second] ?? 0, places[third] ?? 0];
  switch (premise.kind) {
    case 'above':
    case 'notBelow':
      return a < b;
    case 'below':
    case 'notAbove':
      return a > b;
    case 'next':
      return b === a + 1;
    case 'notNext':
      return Math.abs(a - b) !== 1;
    case 'top':
      return a === 0;
    case 'bottom':
      return a === places.length - 1;
    case 'notEnds':
      return a > 0 && a < places.length - 1;
    case 'between':
      return (b < a && a < c) || (c < a && a < b);
    case 'neitherAbove':
      return a > c && b > c;
    case 'rank':
      return a === premise.count;
    case 'gap':
      return Math.abs(a - b) === premise.count + 1;
  }
}

const ORDERS = new Map<number, readonly (readonly number[])[]>();

/** All n! ways in which n people can take their places. */
export function allPlaces(people: number): readonly (readonly number[])[] {
  const known = ORDERS.get(people);
  if (known) return known;
  const orders =
    people === 0
      ? [[]]
      : allPlaces(people - 1).flatMap((places) =>
          Array.from({ length: people }, (_, at) => [...places.slice(0, at), people - 1, ...places.slice(at)]),
        );
  ORDERS.set(people, orders);
  return orders;
}
