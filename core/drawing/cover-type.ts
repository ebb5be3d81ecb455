/* Fonts cannot be measured here, so widths are estimated per letter, in em of the narrow display face. */
const WIDTHS: ReadonlyMap<string, number> = new Map([
  ...[..."iljtfrI.,:’'|!"].map((char) => [char, 0.27] as const),
  ...[...'mwMW'].map((char) => [char, 0.68] as const),
  [' ', 0.2],
]);

function letterWidth(char: string): number {
  const known = WIDTHS.get(char);
  if (known !== undefined) return known;
  if ((char.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  return char < 'a' ? 0.52 : 0.45;
}

/** Estimated width of a text in em, set in the display face at 80% width. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += letterWidth(char);
  return width;
}

/** Breaks a title into lines of at most `width` units at the given font size. A single word may still be wider than the line. */
export function wrap(title: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface FitOptions {
  readonly width: number;
  readonly maxSize: number;
  readonly maxLines: number;
  /** Room from the top of the first capital to the descenders of the last line. */
  readonly maxHeight?: number | undefined;
}

/* In em: height of the capitals, from line to line, and depth of the descenders. */
const CAP = 0.74;
const LEADING = 0.94;
const DESCENT = 0.2;

const MIN_SIZE = 20;

/** Distance from the top of a title to the base line of its line `i`, in units. */
export function titleBaseline(i: number, size: number): number {
  return size * CAP + i * size * LEADING;
}

/** The largest font size (20 to `maxSize`) at which the title fits; below that, words are cut with an ellipsis. No line is ever wider than `width`. */
export function fitTitle(title: string, { width, maxSize, maxLines, maxHeight = Infinity }: FitOptions): { size: number; lines: string[] } {
  let size = maxSize;
  let lines = wrap(title, width, size);
  const fits = (): boolean =>
    lines.length <= maxLines &&
    size * (CAP + DESCENT + (lines.length - 1) * LEADING) <= maxHeight &&
    lines.every((line) => textWidth(line) * size <= width);
  while (size > MIN_SIZE && !fits()) {
    size -= 2;
    lines = wrap(title, width, size);
  }
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] = `${shown[maxLines - 1] ?? ''} …`;
  return { size, lines: shown.map((line) => shorten(line, width / size)) };
}

/** Cuts a text with an ellipsis so that it is at most `width` em wide. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const chars = [...text.replace(/ ?…$/, '')];
  while (chars.length && textWidth(`${chars.join('').trimEnd()}…`) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}
