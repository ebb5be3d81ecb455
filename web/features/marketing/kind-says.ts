import type { ItemKind } from '#core/library/kind.ts';

/** What each kind is like, in one short sentence. */
export const KIND_SAYS: Record<ItemKind, string> = {
  course: 'Lessons in order, with a quiz to check what stayed.',
  audiobook: 'Chapters that wait where you stopped.',
  podcast: 'One idea on the way to work.',
  video: 'One skill in a single sitting.',
  ebook: 'At your own pace.',
};
