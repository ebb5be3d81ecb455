import type { EpubBook } from './epub-book.ts';
import { lockFrames } from './lock-frames.ts';
import type { OpenRenderer } from './renderer.ts';

/** Loads the one of foliate's renderers that the book needs. */
export async function loadRenderer(book: EpubBook): Promise<OpenRenderer> {
  lockFrames();
  if (book.isFixedLayout) {
    const { openFixedRenderer } = await import('./fixed-renderer.ts');
    return (frame, events) => openFixedRenderer(frame, book, events);
  }
  const { PagedRenderer } = await import('./paged-renderer.ts');
  return (frame, events) => new PagedRenderer(frame, book, events);
}
