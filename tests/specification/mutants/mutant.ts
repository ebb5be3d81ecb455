/** One change of the product that breaks one fact of the specification: in this file, this text, which is there once, becomes that one. */
export type Mutant = readonly [file: string, text: string, becomes: string];

/** By the name of the row whose fact it breaks. */
export type Mutants = Readonly<Record<string, Mutant>>;

/** Where the text begins and ends in its file; null where it is not there exactly once. */
export function placeOf([, text]: Mutant, source: string): readonly [from: number, to: number] | null {
  const from = source.indexOf(text);
  return from === -1 || source.includes(text, from + 1) ? null : [from, from + text.length];
}

/** @throws where two of them are at one place, or one is at none */
export function mutate(source: string, mutants: readonly Mutant[]): string {
  const places = mutants
    .map((mutant) => ({ mutant, place: placeOf(mutant, source) }))
    .toSorted((one, other) => (other.place?.[0] ?? 0) - (one.place?.[0] ?? 0));
  let end = source.length;
  let mutated = source;
  for (const { mutant, place } of places) {
    if (!place || place[1] > end) throw new Error(`${mutant[0]} cannot be changed at: ${mutant[1]}`);
    mutated = mutated.slice(0, place[0]) + mutant[2] + mutated.slice(place[1]);
    [end] = place;
  }
  return mutated;
}
