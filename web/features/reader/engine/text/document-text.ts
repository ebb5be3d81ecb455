import { findAll, findFirst, foldText, type FoldedText } from '#core/reader/fold-text.ts';
import { wholeWords } from '#core/reader/whole-words.ts';

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|rb|rp|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
const SILENT = /^(?:script|style|title|rp|rt)$/;

const known = new WeakMap<Document, DocumentText>();

/** Read once: a book's documents do not change. */
export function textOf(doc: Document): DocumentText {
  const text = known.get(doc) ?? new DocumentText(doc.body ?? doc.documentElement);
  known.set(doc, text);
  return text;
}

/** The words of a document, or a part of one, in one string, with the way back to where they stand. */
export class DocumentText {
  readonly text: string;
  readonly #nodes: readonly Text[];
  /** Where each node begins in the text. */
  readonly #starts: readonly number[];
  #folded: FoldedText | undefined;

  constructor(root: Element) {
    const nodes: Text[] = [];
    const starts: number[] = [];
    let text = '';
    let block: Element | null = null;
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ((node as Element).localName === 'br') text += ' ';
      const parent = node.parentElement;
      if (node.nodeType === Node.ELEMENT_NODE || !parent || SILENT.test(parent.localName)) continue;
      const own = blockOf(parent);
      // Words of two paragraphs are never one word.
      if (block !== null && own !== block) text += ' ';
      block = own;
      nodes.push(node as Text);
      starts.push(text.length);
      text += (node as Text).data;
    }
    this.text = text;
    this.#nodes = nodes;
    this.#starts = starts;
  }

  *findAll(query: string): Generator<readonly [from: number, to: number]> {
    yield* findAll(this.#fold(), query);
  }

  find(query: string): Range | null {
    const hit = findFirst(this.#fold(), query);
    return hit && this.rangeOf(hit[0], hit[1]);
  }

  rangeOf(from: number, to: number): Range | null {
    const start = this.#pointAt(from);
    const end = this.#pointAt(Math.max(from, to - 1));
    if (!start || !end) return null;
    const range = start.node.ownerDocument.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, Math.min(end.node.length, end.offset + (to > from ? 1 : 0)));
    return range;
  }

  /** A range without words cut in the middle. */
  wholeWords(range: Range): Range {
    const marked = this.offsetsOf(range);
    const { from, to } = wholeWords(this.text, marked);
    return from === marked.from && to === marked.to ? range : (this.rangeOf(from, to) ?? range);
  }

  /** The words from the beginning of a range on. */
  textFrom(range: Range, letters: number): string {
    const from = this.#offsetOf(range.startContainer, range.startOffset);
    return tidy(this.text.slice(from, from + letters));
  }

  textIn(range: Range): string {
    const { from, to } = this.offsetsOf(range);
    return tidy(this.text.slice(from, to));
  }

  /** Where in the text a range begins and ends. */
  offsetsOf({ startContainer, startOffset, endContainer, endOffset }: Range): { from: number; to: number } {
    return { from: this.#offsetOf(startContainer, startOffset), to: this.#offsetOf(endContainer, endOffset) };
  }

  /** How far through the words a range begins, 0 to 1. */
  shareOf(range: Range): number {
    return this.#offsetOf(range.startContainer, range.startOffset) / Math.max(1, this.text.length);
  }

  #offsetOf(container: Node, offset: number): number {
    const point = container.ownerDocument!.createRange();
    point.setStart(container, offset);
    const index = this.#nodes.findIndex((node) => point.comparePoint(node, node.length) >= 0);
    if (index === -1) return this.text.length;
    return (this.#starts[index] ?? 0) + (this.#nodes[index] === container ? offset : 0);
  }

  #fold(): FoldedText {
    return (this.#folded ??= foldText(this.text));
  }

  #pointAt(offset: number): { node: Text; offset: number } | null {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const node = this.#nodes[low];
    return node ? { node, offset: Math.min(node.length, Math.max(0, offset - (this.#starts[low] ?? 0))) } : null;
  }
}

function blockOf(element: Element): Element {
  let block = element;
  while (INLINE.test(block.localName) && block.parentElement) block = block.parentElement;
  return block;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
