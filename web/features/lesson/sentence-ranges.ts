import { findSentences, type TextSpan } from '#core/transcript/find-sentences.ts';
import { lastAtOrBefore } from './last-at-or-before.ts';

const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, summary, div';

/** The sentences of a spoken text on the page. */
export interface SentenceRanges {
  readonly hasAny: boolean;
  /** Null for a sentence that is not shown. */
  of(index: number): Range | null;
  /** The sentence that was pressed; -1 beside the words. */
  atPoint(x: number, y: number): number;
}

/**
 * Where the sentences stand, found in short steps. Kept as numbers: the browser looks after every range that there is
 * whenever the page changes, and only one or two are ever asked for.
 */
export function* findSentenceRanges(prose: HTMLElement, sentences: readonly string[]): Generator<void, SentenceRanges> {
  const { text, pieces } = yield* readText(prose);
  const spans = yield* findSentences(text, sentences);
  return locate(pieces, spans);
}

interface Piece {
  readonly node: Text;
  /** In the whole text. */
  readonly start: number;
}

function locate(pieces: readonly Piece[], spans: readonly (TextSpan | null)[]): SentenceRanges {
  const shown = spans.flatMap((span, index) => (span ? [{ ...span, index }] : []));
  const pieceAt = (place: number): Piece | undefined => pieces[lastAtOrBefore(pieces, place)];

  function of(index: number): Range | null {
    const span = spans[index];
    const first = span && pieceAt(span.start);
    const last = span && pieceAt(span.end - 1);
    if (!first || !last) return null;
    const range = document.createRange();
    // A translator in the browser may have cut the text since.
    range.setStart(first.node, Math.min(span.start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(span.end - last.start, last.node.length));
    return range;
  }

  function atPoint(x: number, y: number): number {
    const caret = caretAt(x, y);
    const piece = pieces.find(({ node }) => node === caret?.node);
    if (!caret || !piece) return -1;
    const near = lastAtOrBefore(shown, piece.start + caret.offset);
    // Behind the middle of a letter, the caret stands before the next one, which may begin another sentence.
    const pressed = [shown[near], shown[near - 1]].find((span) => span && isAt(of(span.index), x, y));
    return pressed?.index ?? -1;
  }

  return { hasAny: shown.length > 0, of, atPoint };
}

function isAt(range: Range | null, x: number, y: number): boolean {
  const isIn = ({ left, right, top, bottom }: DOMRect): boolean => x >= left && x <= right && y >= top && y <= bottom;
  return range !== null && [...range.getClientRects()].some(isIn);
}

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** WebKit has had only the older of the two until lately. */
function caretAt(x: number, y: number): Caret | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** All words of an element. No word goes on from one block to the next, or over the end of a line. */
function* readText(root: HTMLElement): Generator<void, { text: string; pieces: readonly Piece[] }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const pieces: Piece[] = [];
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
