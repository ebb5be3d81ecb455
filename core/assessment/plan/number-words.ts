const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words up to ten. */
export const sayNumber = (n: number): string => WORDS[n] ?? String(n);
