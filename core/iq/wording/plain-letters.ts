import { normalize } from '../../normalize.ts';

/** Letters that only look like ours, digits of other scripts, a letter within a figure, figures in pieces, words in single letters. */
const DISGUISED = /[^\P{L}a-z]|[^\P{N}\d]|[a-z]\d|\d(?!(?:st|nd|rd|th)\b)[a-z]|\d\s+\d|\b[a-z](?:[^a-z\d']{1,3}[a-z]\b){2,}/u;
const ROMAN = /\b(?=[ivxlcdm]{2,}\b)(?!(?:mix|cm|mm|ml)\b)m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})\b/;
const WITHIN_WORD = /(?<=[a-z])[-.·*_~|](?=[a-z])/g;

/** A text as it is read: without accents, signs that nobody sees, and large letters. */
export const foldLetters = (text: string): string =>
  normalize('NFKD', text)
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** @param folded without accents and large letters */
export const isPlain = (folded: string): boolean => !DISGUISED.test(folded) && !ROMAN.test(folded);

export const joinWords = (folded: string): string => folded.replaceAll(WITHIN_WORD, '');
