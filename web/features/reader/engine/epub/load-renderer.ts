import type { EpubBook } from './epub-book.ts';
import { lockFrames } from './lock-frames.ts';
import { PagedRenderer } from './paged-renderer.ts';
import type { OpenRenderer } from './renderer.ts';

/** The one of foliate's renderers that the book needs; that of most books is there already. */
export async function loadRenderer(book: EpubBook): Promise<OpenRenderer> {
  lockFrames();
  if (book.isFixedLayout) {
    const { openFixedRenderer } = await import('./fixed-renderer.ts');
    return (frame, events) => openFixedRenderer(frame, book, events);
  }
  return (frame, events) => new PagedRenderer(frame, book, events);
}
