/** Where a pause does not end a stretch yet, and where a text without pauses is cut. */
const LEAST_CHARS = 16;
const MOST_CHARS = 160;
const PAUSE_OR_BLANK = /[.,;:!?]["”’)]?(?=\s)|\s/g;

/** About a clause each: where every stretch of the text ends. The last one ends with the text. */
export function readStretches(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(PAUSE_OR_BLANK)) {
    const end = index + found.length;
    const isPause = found === '\n' || found.trim() !== '';
    if (end - from < (isPause ? LEAST_CHARS : MOST_CHARS)) continue;
    ends.push(end);
    from = end;
  }
  return from < text.length ? [...ends, text.length] : ends;
}
