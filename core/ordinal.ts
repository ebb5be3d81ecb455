const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** "1st", "2nd", "11th". */
export const ordinal = (n: number): string => `${n}${ENDS[RULES.select(n)]}`;
