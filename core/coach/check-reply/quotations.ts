/** Words between quotation marks in a reply. */
export interface Quotation {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** What stands before it in its sentence, or in the one before where it begins one. */
  readonly lead: string;
}

/** Marks that open a quotation and close it. A straight single one is told from an apostrophe by what stands beside it. */
const QUOTED = /“([^“”]*)”|"([^"]*)"|«([^«»]*)»|(?<![\p{L}\p{N}])‘([^‘]*?)’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'([^']*?)'(?![\p{L}\p{N}])/gu;
const BLOCK = /^> ?(.+)$/gm;
const LEAD_CHARS = 160;

export function findQuotations(text: string): Quotation[] {
  const found = [...text.matchAll(QUOTED), ...text.matchAll(BLOCK)].map((match) => ({
    words: match.slice(1).find((words) => words !== undefined) ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.map((each) => ({ ...each, lead: leadOf(text, each.start) })).toSorted((a, b) => a.start - b.start);
}

/** A quotation that begins a sentence is led to by the sentence before: "Here is one way: …". */
function leadOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - LEAD_CHARS), start).replace(/[\s*_(]+$/, '');
  const sentences = before.split(/(?<=[.!?…][”"’')*]*)\s+/);
  return /[.!?…]$/.test(before) || before === '' ? '' : (sentences.at(-1) ?? '');
}

/** Whether a text ends in the middle of a quotation. */
export const isInsideQuotation = (text: string): boolean =>
  text.split('“').length > text.split('”').length || text.split('"').length % 2 === 0;

/** The text with blanks in the place of what is quoted, so that every place stays where it was. */
export function blankQuotations(text: string, quotations: readonly Quotation[]): string {
  return quotations.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

/** As two texts are compared: marks, spaces and capitals do not count. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[“”«»"]/g, '"')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const EDGES = /^[\s"'.,;:!?…-]+|(?<![\s"'.,;:!?…-])[\s"'.,;:!?…-]+$/g;

/** Whether words are a stretch of one of the texts, from word to word: only the first letter and what ends them may differ. */
export function isStretch(words: string, texts: readonly string[]): boolean {
  const wanted = fold(words).replaceAll(EDGES, '');
  if (wanted === '') return true;
  return texts.some((text) => occursIn(fold(text), wanted));
}

/** As `plainly`, but capitals count, but for the first letter. */
const fold = (text: string): string =>
  text
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

function occursIn(text: string, wanted: string): boolean {
  const first = wanted.charAt(0);
  const rest = wanted.slice(1);
  const ways = new Set([wanted, first.toLowerCase() + rest, first.toUpperCase() + rest]);
  return [...ways].some((way) => {
    for (let at = text.indexOf(way); at >= 0; at = text.indexOf(way, at + 1)) {
      const isWord = /[\p{L}\p{N}]/u;
      if (!isWord.test(text.charAt(at - 1)) && !isWord.test(text.charAt(at + way.length))) return true;
    }
    return false;
  });
}
