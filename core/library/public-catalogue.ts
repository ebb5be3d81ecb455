/** Kinds with a page of their own that everybody may open, at `/podcast` and so on. */
export const PUBLIC_KINDS = ['podcast', 'audiobook', 'video'] as const;

export const PUBLIC_PAGE_SIZE = 12;
