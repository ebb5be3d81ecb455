import type { ItemKind } from '#core/library/kind.ts';

/** Where a work is shown to somebody who is signed in. */
export function itemPath(kind: ItemKind, id: string): string {
  switch (kind) {
    case 'course':
      return `/courses/${id}`;
    case 'audiobook':
      return `/audiobooks/${id}`;
    case 'podcast':
      return `/podcasts/${id}/episodes`;
    case 'video':
      return `/videos/${id}`;
    case 'ebook':
      return `/ebooks/${id}`;
  }
}

/** The public page of a kind. Courses and ebooks have none of their own. */
export const KIND_PAGE: Record<ItemKind, string> = {
  course: '/showcase#course',
  audiobook: '/audiobook',
  podcast: '/podcast',
  video: '/video',
  ebook: '/showcase#ebook',
};
