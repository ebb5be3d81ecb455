/** A line that opens or closes a block of code. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const INDENTED = /^[ \t]/;
/** More paragraphs than any reply has; what follows stays in one piece. */
const MAX_BLOCKS = 300;

/**
 * Cuts Markdown at its blank lines, so that what is written further down cannot change what stands above. A block of code
 * stays whole, and so does a list with what is indented below it. Joined by blank lines the blocks are the text again but
 * for the number of its blank lines. Linear in the length of the text.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let isAfterBlank = false;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    if (fence === null && isBlank) {
      isAfterBlank = true;
      continue;
    }
    if (isAfterBlank && blocks.length < MAX_BLOCKS && !(INDENTED.test(line) && lines.length > 0)) close();
    else if (isAfterBlank && lines.length > 0) lines.push('');
    isAfterBlank = false;
    lines.push(line);
    const mark: string | undefined = FENCE.exec(line)?.[1];
    if (fence === null) fence = mark ?? null;
    else if (mark && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark) fence = null;
  }
  close();
  return blocks;
}
