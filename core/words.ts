/** "1 lesson", "3 lessons": for nouns whose plural is an s. */
export const countOf = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

export const uncapitalized = (text: string): string => text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

/** "a", "a and b", "a, b and c". */
export const listed = (parts: readonly string[]): string => [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
