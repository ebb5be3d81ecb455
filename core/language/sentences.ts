/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Before a full stop that ends nothing, whatever follows. */
const TITLE = String.raw`\b(?:Mr|Mrs|Ms|Dr|Prof|St|Rev|Mt)(?=\.)`;
/** Before one that ends nothing where what follows is written small: "at 5 p.m. again", "trolleys etc. and". */
const SHORT = String.raw`(?:\b[a-hj-zA-HJ-Z]|\b(?:vs|etc|approx|incl))(?=\.\s{0,4}\p{Ll})`;

/** What ends a sentence: the stop of an abbreviation or within a figure does not. */
export const SENTENCE_END = new RegExp(String.raw`(?<![.!?…]|${TITLE}|${SHORT})[.!?…]+["”’')]*(?=\s|$)|\n+`, 'gu');

/** Whether the full stop after `before` is that of an abbreviation. */
export const isAbbreviated = (text: string, stopAt: number): boolean => {
  const around = text.slice(Math.max(0, stopAt - 8), stopAt + 6);
  SHORTENED.lastIndex = Math.min(8, stopAt);
  return SHORTENED.test(around);
};
const SHORTENED = new RegExp(String.raw`(?<=${TITLE}|${SHORT})\.`, 'uy');

/** The sentences of a text, in their order, with the signs that end them. */
export function sentencesOf(text: string): Stretch[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => index + mark.length);
  return [0, ...ends].flatMap((from, i) => {
    const raw = text.slice(from, ends[i] ?? text.length);
    const start = from + raw.length - raw.trimStart().length;
    return /[\p{L}\d]/u.test(raw) ? [{ start, end: from + raw.trimEnd().length }] : [];
  });
}
