import { findSentences, type TextSpan } from '#core/transcript/find-sentences.ts';
import { lastAtOrBefore } from './last-at-or-before.ts';
import { rangeIn, readProse, type ProsePiece } from './prose-text.ts';

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
  const { text, pieces } = yield* readProse(prose);
  const spans = yield* findSentences(text, sentences);
  return locate(pieces, spans);
}

function locate(pieces: readonly ProsePiece[], spans: readonly (TextSpan | null)[]): SentenceRanges {
  const shown = spans.flatMap((span, index) => (span ? [{ ...span, index }] : []));

  const of = (index: number): Range | null => {
    const span = spans[index];
    return span ? rangeIn(pieces, span) : null;
  };

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
