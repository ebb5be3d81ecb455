/** The five kinds of work in the library, in the order in which they are shown. */
export const ITEM_KINDS = ['course', 'audiobook', 'podcast', 'video', 'ebook'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** What one unit (lesson, chapter file, episode, part, book text) is made of. */
export const UNIT_KINDS = ['text', 'audio', 'video', 'quiz', 'ebook'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Who may open an item: every signed-in learner, or members of a paid plan. */
export const ACCESS_LEVELS = ['open', 'members'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** Path segment of each kind: the same word in the library folder, in `/api/...` and in the app's routes of lists. */
export const KIND_SEGMENT = {
  course: 'courses',
  audiobook: 'audiobooks',
  podcast: 'podcasts',
  video: 'videos',
  ebook: 'ebooks',
} as const satisfies Record<ItemKind, string>;

export type KindSegment = (typeof KIND_SEGMENT)[ItemKind];

/** Ids of items, units and media: safe in a URL and in a file name, 1 to 128 characters. */
export const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
