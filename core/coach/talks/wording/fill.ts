const BLANK = /\{(\w+)\}/g;

/** Puts words into the blanks of a sentence, such as `{said}`, in one go: what is put in is never read for blanks itself. */
export const fill = (sentence: string, words: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(BLANK, (_, blank: string) => words[blank] ?? '');

/** The longest stretch of a sentence that stays the same whatever is put into its blanks. */
export const fixedPart = (sentence: string): string =>
  sentence
    .split(BLANK)
    .filter((_, i) => i % 2 === 0)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
