/** What Markdown or a reader could take for something other than plain words, and marks that would make a reply ask or shout. */
const NOT_PLAIN = /[\\`*_~[\]<>|“”!?@\n\r\t]|:\/\/|www\.|[\u202a-\u202e\u2066-\u2069]/i;
/** Further on there is nothing that a reply would quote: keeps the work bounded. */
const READ_CHARS = 2000;
const EDGES = /^[\s,.;:"'’-]+|(?<![\s,.;:"'‘-])[\s,.;:"'‘-]+$/g;

export interface QuoteLimits {
  /** Of the quoted words, without the marks. */
  readonly maxChars?: number;
}

/**
 * Words of the learner between quotation marks, as a reply may hold them: an exact stretch of `text` that can make no link,
 * heading, emphasis or second question. Where `text` holds such signs, the stretch with the most words is taken.
 * @returns null when no word is left
 */
export function quote(text: string, limits: QuoteLimits = {}): string | null {
  const words = quotable(text, limits);
  return words && `“${words}”`;
}

/** The same without the marks, for fields that stand by themselves, such as a goal's. */
export function quotable(text: string, { maxChars = 160 }: QuoteLimits = {}): string | null {
  const stretches = text
    .slice(0, READ_CHARS)
    .split(NOT_PLAIN)
    .map((stretch) => trimEdges(firstWords(trimEdges(stretch), maxChars)));
  const fullest = stretches.reduce((best, stretch) => (countWords(stretch) > countWords(best) ? stretch : best), '');
  return fullest === '' ? null : fullest;
}

function firstWords(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = text.lastIndexOf(' ', maxChars);
  if (end > 0) return text.slice(0, end);
  const isSplitPair = /[\ud800-\udbff]/.test(text.charAt(maxChars - 1));
  return text.slice(0, isSplitPair ? maxChars - 1 : maxChars);
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const trimEdges = (text: string): string => text.replace(EDGES, '');
