import type { ItemKind } from '#core/library/kind.ts';

/** Trail blazes: one sign per kind, told apart by shape as well as by colour. Path data in a box of 20 x 20. */
export const BLAZE: Record<ItemKind, string> = {
  course: 'M10 1 19 10 10 19 1 10Z',
  audiobook: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z',
  podcast: 'M2 2.5h16v6H2zM2 11.5h16v6H2z',
  video: 'M3 1.5 18.5 10 3 18.5Z',
  ebook: 'M4.5 1h11v18h-11z',
};
