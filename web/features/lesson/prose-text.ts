import type { TextSpan } from '#core/transcript/find-sentences.ts';
import { lastAtOrBefore } from './last-at-or-before.ts';

/** What words stand in: none goes on from one to the next. */
export const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, summary, div';

export interface ProsePiece {
  readonly node: Text;
  /** In the whole text. */
  readonly start: number;
}

export interface ProseText {
  readonly text: string;
  readonly pieces: readonly ProsePiece[];
}

/** All words of an element. No word goes on from one block to the next, or over the end of a line. */
export function* readProse(root: HTMLElement): Generator<void, ProseText> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const pieces: ProsePiece[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    yield;
    if (node instanceof HTMLBRElement) text += '\n';
    if (!(node instanceof Text)) continue;
    const own = node.parentElement?.closest(BLOCK) ?? null;
    if (own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Where a part of the text stands on the page; null when it is not shown. */
export function rangeIn(pieces: readonly ProsePiece[], span: TextSpan): Range | null {
  const first = pieces[lastAtOrBefore(pieces, span.start)];
  const last = pieces[lastAtOrBefore(pieces, span.end - 1)];
  if (!first || !last) return null;
  const range = document.createRange();
  // A translator in the browser may have cut the text since.
  range.setStart(first.node, Math.min(span.start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(span.end - last.start, last.node.length));
  return range;
}
