/** Letters in capitals, in the order in which they stand. */
export interface SeriesPuzzle {
  readonly shown: string;
}

/** So many letters are asked for. */
export const ASKED = 2;

const CODE_OF_A = 65;
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 for A. */
export const toPlaces = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0) - CODE_OF_A);

/** Null when one of them would stand before A or behind Z: the alphabet does not begin anew. */
export function toLetters(places: readonly number[]): string | null {
  const letters = places.map((place) => ALPHABET[place]);
  return letters.includes(undefined) ? null : letters.join('');
}
