import { sentencesIn, type ShownSentence } from './sentences-on-page.ts';

export type MarkStep = 'next' | 'previous' | 'more' | 'paragraph';

/**
 * Selects words without a pointer: the next or the previous sentence on the page, one sentence more, or the whole paragraph.
 * @returns false where the page has no further sentence that way
 */
export function markByKeys(shown: readonly Range[], language: string, step: MarkStep): boolean {
  const sentences = shown.flatMap((range) => sentencesIn(range, language));
  const selected = selectedRange(shown);
  const at = selected === null ? -1 : sentences.findLastIndex(({ range }) => isIn(range, selected));
  if (at === -1) return select(step === 'previous' ? sentences.at(-1) : sentences[0]);
  if (step === 'paragraph') return selectParagraph(sentences, sentences[at]!);
  if (step === 'more') return extend(selected!, sentences[at + 1]);
  return select(step === 'next' ? sentences[at + 1] : sentences[firstIn(sentences, selected!) - 1]);
}

const isIn = (sentence: Range, selected: Range): boolean =>
  sentence.startContainer.ownerDocument === selected.startContainer.ownerDocument &&
  sentence.compareBoundaryPoints(Range.START_TO_END, selected) > 0 &&
  sentence.compareBoundaryPoints(Range.END_TO_START, selected) < 0;

const firstIn = (sentences: readonly ShownSentence[], selected: Range): number => sentences.findIndex(({ range }) => isIn(range, selected));

function selectedRange(shown: readonly Range[]): Range | null {
  for (const { startContainer } of shown) {
    const selection = startContainer.ownerDocument?.getSelection();
    if (selection && !selection.isCollapsed) return selection.getRangeAt(0);
  }
  return null;
}

function select(sentence: ShownSentence | undefined): boolean {
  if (sentence === undefined) return false;
  setSelection(sentence.range);
  return true;
}

function selectParagraph(sentences: readonly ShownSentence[], { block }: ShownSentence): boolean {
  const own = sentences.filter((sentence) => sentence.block === block);
  return joinInto(own[0]!.range, own.at(-1)!.range);
}

/** A selection stays in one document. */
function extend(selected: Range, next: ShownSentence | undefined): boolean {
  if (next?.range.startContainer.ownerDocument !== selected.startContainer.ownerDocument) return false;
  return next ? joinInto(selected, next.range) : false;
}

function joinInto(first: Range, last: Range): boolean {
  const joined = first.cloneRange();
  joined.setEnd(last.endContainer, last.endOffset);
  setSelection(joined);
  return true;
}

function setSelection(range: Range): void {
  const selection = range.startContainer.ownerDocument?.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
