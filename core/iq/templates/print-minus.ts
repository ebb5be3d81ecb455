/** Keys and code have a hyphen for the minus; printed numbers have the sign itself, which is as wide as a plus. */
export const printMinus = (text: string): string => text.replace(/-(?=\d)/g, '\u2212');
