/**
 * As many marks in a row as Unicode's stream-safe text has (UAX #15, section 13): more than any writing puts on one letter.
 * Those of halfwidth kana are letters by themselves, and become marks.
 */
const MOST_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`[\\p{M}\\uFF9E\\uFF9F]{${MOST_MARKS}}(?=[\\p{M}\\uFF9E\\uFF9F])`, 'gu');
/** Combining grapheme joiner: nothing is seen of it, and no mark is put in order across it. */
const JOINER = '\u034F';

/**
 * The normal form of a text of any length. The platform's own takes the square of the length over marks that stand out of their
 * order, which of a text of one megabyte is minutes; here rows of marks are parted first, so that it is linear.
 */
export const normalize = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  text.replace(TOO_MANY_MARKS, (marks) => marks + JOINER).normalize(form);
