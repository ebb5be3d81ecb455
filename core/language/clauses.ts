import { SENTENCE_END, sentencesOf as allSentencesOf, type Stretch } from './sentences.ts';

export type { Stretch };

/** A stretch that may stand by itself, and the sentence it is part of. */
export interface Clause extends Stretch {
  readonly sentence: number;
}

/** What only joins two clauses belongs to neither; what says how they hang together stays with the second. */
const CLAUSE_END =
  /[,;:()](?!\d)(?:\s{1,9}(?:and|but|so|or|then)(?=\s))?|\s[–—-]{1,3}\s|\s(?:and|but|so|or|then)(?=\s)|\s(?=(?:because|cause|cos|cuz|if|when|until|till|though|although|since|while|unless|which|who)\s)/gi;
/** How a sentence may begin that goes on from the one before. */
const LEAD = /^(?:and|but|so|or|then)\s+/i;
const EDGES = /^[\s,.;:!?…()"“”'’–—-]+|(?<![\s,.;:!?…()"“”–—-])[\s,.;:!?…()"“”–—-]+$/g;
/** Further on a message is not read. */
const READ_CHARS = 3000;

/** The clauses of a text, in their order: exact stretches without the signs around them. */
export function clausesOf(text: string): Clause[] {
  const read = text.slice(0, READ_CHARS);
  return cut({ start: 0, end: read.length }, read, SENTENCE_END).flatMap((whole, sentence) =>
    cut(whole, read, CLAUSE_END).flatMap((part) => {
      const trimmed = trim(part, read);
      return trimmed === null ? [] : { ...trimmed, sentence };
    }),
  );
}

/** The sentences of a message, as far as it is read. */
export const sentencesOf = (text: string): Stretch[] => allSentencesOf(text.slice(0, READ_CHARS));

function cut({ start, end }: Stretch, text: string, at: RegExp): Stretch[] {
  const parts: Stretch[] = [];
  let from = start;
  for (const found of text.slice(start, end).matchAll(at)) {
    const to = start + found.index;
    if (to > from) parts.push({ start: from, end: to });
    from = to + found[0].length;
  }
  return from < end ? [...parts, { start: from, end }] : parts;
}

function trim({ start, end }: Stretch, text: string): Stretch | null {
  const stretch = text.slice(start, end);
  const words = stretch.replace(EDGES, '').replace(LEAD, '');
  if (words === '') return null;
  const from = start + stretch.lastIndexOf(words);
  return { start: from, end: from + words.length };
}
