import type { ItemKind } from '#core/library/kind.ts';

/** The public page of a kind. Courses and ebooks have none of their own. */
export const KIND_PAGE: Record<ItemKind, string> = {
  course: '/showcase#course',
  audiobook: '/audiobook',
  podcast: '/podcast',
  video: '/video',
  ebook: '/showcase#ebook',
};
