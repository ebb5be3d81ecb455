export interface SplitReply {
  readonly before: string;
  readonly question: string;
  readonly after: string;
}

/**
 * Takes the question out of a reply that asks it word for word, so that it can be set apart. A reply that is still being
 * written is split as soon as its last paragraph begins as the question does. A reply in other words has no question apart.
 */
export function splitQuestion(content: string, question: string, isLive: boolean): SplitReply {
  const at = question === '' ? -1 : content.lastIndexOf(question);
  if (at >= 0) return { before: content.slice(0, at).trimEnd(), question, after: content.slice(at + question.length).trimStart() };
  const lastParagraph = content.lastIndexOf('\n\n') < 0 ? 0 : content.lastIndexOf('\n\n') + 2;
  const begun = content.slice(lastParagraph);
  return isLive && begun !== '' && question.startsWith(begun)
    ? { before: content.slice(0, lastParagraph).trimEnd(), question: begun, after: '' }
    : { before: content, question: '', after: '' };
}
