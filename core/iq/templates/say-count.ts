/** A number with its noun, such as `1 cell` or `2.5 cells`. @param noun a singular whose plural takes an s */
export const sayCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
