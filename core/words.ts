/** "1 lesson", "3 lessons": for nouns whose plural is an s. */
export const countOf = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

export const uncapitalized = (text: string): string => text.charAt(0).toLocaleLowerCase('en') + text.slice(1);
