export interface TextRun {
  readonly start: number;
  readonly text: string;
  /** Longer without white space than any word is. */
  readonly isLong: boolean;
}

/** Longer than the longest words and addresses that people write. */
const MAX_RUN_CHARS = 500;

/** Cuts a text around what goes on and on without white space. Joined, the runs are the text. Linear in its length. */
export function splitLongRuns(text: string): TextRun[] {
  if (text.length <= MAX_RUN_CHARS) return [{ start: 0, text, isLong: false }];
  const runs: TextRun[] = [];
  let start = 0;
  const cutAt = (end: number, isLong: boolean) => {
    if (end > start) runs.push({ start, text: text.slice(start, end), isLong });
    start = end;
  };
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    if (word.length <= MAX_RUN_CHARS) continue;
    cutAt(index, false);
    cutAt(index + word.length, true);
  }
  cutAt(text.length, false);
  return runs;
}
