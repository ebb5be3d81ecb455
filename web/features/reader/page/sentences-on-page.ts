const BLOCK = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, blockquote, figcaption, div, section';

/** A sentence that stands on the page, at least with a part of it. */
export interface ShownSentence {
  readonly range: Range;
  /** The paragraph, list entry or heading around it. */
  readonly block: Element | null;
}

interface Piece {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** The sentences in a stretch of a document, in their order. */
export function sentencesIn(shown: Range, language: string): ShownSentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return textBlocks(shown).flatMap(({ block, pieces, text }) =>
    [...segmenter.segment(text)].flatMap(({ segment, index }) => {
      const start = index + (segment.length - segment.trimStart().length);
      const end = index + segment.trimEnd().length;
      return start < end ? [{ block, range: rangeOf(pieces, start, end) }] : [];
    }),
  );
}

/** The text of each block, as far as it is shown. */
function textBlocks(shown: Range): { block: Element | null; pieces: Piece[]; text: string }[] {
  const blocks: { block: Element | null; pieces: Piece[]; text: string }[] = [];
  for (const { node, from, to } of shownTexts(shown)) {
    const block = node.parentElement?.closest(BLOCK) ?? null;
    let last = blocks.at(-1);
    if (last?.block !== block || last === undefined) {
      last = { block, pieces: [], text: '' };
      blocks.push(last);
    }
    const start = last.text.length - from;
    last.pieces.push({ node, start, end: start + to });
    last.text += node.data.slice(from, to);
  }
  return blocks;
}

function* shownTexts(shown: Range): Generator<{ node: Text; from: number; to: number }> {
  const root = shown.commonAncestorContainer;
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = root.nodeType === 3 ? root : walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!shown.intersectsNode(node)) continue;
    const text = node as Text;
    const from = node === shown.startContainer ? shown.startOffset : 0;
    const to = node === shown.endContainer ? shown.endOffset : text.length;
    if (from < to) yield { node: text, from, to };
  }
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const first = pieces.find((piece) => start < piece.end)!;
  const last = pieces.find((piece) => end <= piece.end)!;
  const range = first.node.ownerDocument.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
