export const SORTS = ['new', 'title', 'length'] as const;
export type Sort = (typeof SORTS)[number];

/** How long what is looked for can be, in characters. */
export const QUERY_LENGTHS = { q: 200, topic: 60 } as const;

/** Said above what was found for other words than the typed ones. */
export const sayCorrection = (typed: string, correctedTo: string): string => `Nothing for “${typed}”. Shown for “${correctedTo}”.`;
