export type Pause = 'start' | 'sentence' | 'paragraph' | 'chapter';

export interface Line {
  speaker: string | undefined;
  text: string;
  pause: Pause;
  /** Slide states asked for just before this line: a slide name, or 'next'. */
  show: string | undefined;
  chapter: string | undefined;
}

const DIRECTIVE = /^\[(chapter|show|next)\s*([^\]]*)\]$/;
const SPEAKER = /^(Host|Guest):\s+/;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A spoken script: paragraphs of text, `Host:` and `Guest:` before a turn,
 * and `[chapter Title]`, `[show slide]`, `[next]` on lines of their own.
 */
export function parseScript(source: string, file: string): Line[] {
  const lines: Line[] = [];
  let chapter: string | undefined;
  let show: string | undefined;
  let speaker: string | undefined;
  let pause: Pause = 'start';
  for (const [index, raw] of source.split('\n').entries()) {
    const row = raw.trim();
    if (!row) {
      if (pause === 'sentence') pause = 'paragraph';
      continue;
    }
    const directive = DIRECTIVE.exec(row);
    if (directive) {
      const [, word, value] = directive;
      if (word === 'chapter') {
        chapter = value;
        if (pause !== 'start') pause = 'chapter';
      } else if (word === 'show') show = value;
      else show = 'next';
      continue;
    }
    if (row.startsWith('[')) throw new Error(`${file}:${index + 1}: unknown direction ${row}`);
    const turn = SPEAKER.exec(row);
    if (turn) speaker = turn[1];
    const spoken = row.replace(SPEAKER, '');
    for (const { segment } of sentences.segment(spoken)) {
      const text = segment.trim();
      if (!text) continue;
      lines.push({ speaker, text, pause, show, chapter });
      [pause, show, chapter] = ['sentence', undefined, undefined];
    }
  }
  return lines;
}
