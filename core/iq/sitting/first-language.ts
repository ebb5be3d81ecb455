import languages from './languages.json' with { type: 'json' };

/** The language that somebody grew up with: asked for with consent alone, to see for whom items are harder. */
export type FirstLanguage = keyof typeof languages;

/** What people read of each, in the order in which they are offered. */
export const LANGUAGE_NAMES: Readonly<Record<FirstLanguage, string>> = languages;
export const FIRST_LANGUAGES = Object.keys(languages) as [FirstLanguage, ...FirstLanguage[]];
