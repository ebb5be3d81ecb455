const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "one", "one and two", "one, two and three". */
export const joinWords = (words: readonly string[]): string => LIST.format(words);
