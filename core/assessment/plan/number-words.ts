import type { Timeframe } from '../questions.ts';

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In words up to ten. */
export const sayNumber = (n: number): string => WORDS[n] ?? String(n);

/** In a sentence: "within a year". */
export const TIMEFRAME_WORDS: Readonly<Record<Timeframe, string>> = {
  '3_months': 'three months',
  '6_months': 'six months',
  '1_year': 'a year',
  '2_years': 'two years',
};
