import { findSentences } from '#core/transcript/find-sentences.ts';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, summary, div';

/** Where the sentences of a spoken text stand on the page; null for those that are not shown. */
export function findSentenceRanges(prose: HTMLElement, sentences: readonly string[]): (Range | null)[] {
  const { text, pieces } = readText(prose);
  return findSentences(text, sentences).map((span) => span && toRange(pieces, span.start, span.end));
}

/** The sentence that was pressed; -1 beside the words. */
export function sentenceAtPoint(ranges: readonly (Range | null)[], x: number, y: number): number {
  const isIn = ({ left, right, top, bottom }: DOMRect): boolean => x >= left && x <= right && y >= top && y <= bottom;
  return ranges.findIndex((range) => range !== null && [...range.getClientRects()].some(isIn));
}

interface Piece {
  readonly node: Text;
  /** In the whole text. */
  readonly start: number;
}

/** All words of an element. No word goes on from one block to the next, or over the end of a line. */
function readText(root: HTMLElement): { text: string; pieces: readonly Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
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

function toRange(pieces: readonly Piece[], start: number, end: number): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
