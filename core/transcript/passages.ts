import type { Cue } from './cue.ts';
import { readCueText } from './read-cue-text.ts';

/** A stretch of words that a search finds as one. */
export interface Passage {
  /** Seconds from the start of the media; null in a text that has no times. */
  startSec: number | null;
  /** Plain text. */
  text: string;
  /** Where each cue begins: place in `text`, seconds. Empty without times. */
  marks: [offset: number, startSec: number][];
}

/** Two or three sentences: long enough for words of one thought to meet, short enough to show. */
const LENGTH = 280;
/** No screen holds more; an index that takes it in at once keeps all others waiting. */
const LONGEST_CUE = 2000;

/** Joins cues into passages, each keeping where and when its cues begin. */
export function groupCues(cues: readonly Cue[]): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | null = null;
  for (const { startSec, text } of cues.flatMap(cutCue)) {
    if (!open || open.text.length + text.length > LENGTH) {
      open = { startSec, text, marks: [[0, startSec]] };
      passages.push(open);
      continue;
    }
    open.marks.push([open.text.length + 1, startSec]);
    open.text += ` ${text}`;
  }
  return passages;
}

/** The words of a cue; one into which a file has put all it says, in stretches that fit into a passage. */
function cutCue(cue: Cue): { startSec: number; text: string }[] {
  const words = readCueText(cue.text);
  if (words === '') return [];
  const texts = words.length > LONGEST_CUE ? cutPassages(words).map(({ text }) => text) : [words];
  return texts.map((text) => ({ startSec: cue.startSec, text }));
}

/** Cuts plain text into passages, between sentences where there are any. */
export function cutPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest !== '') {
    const at = rest.length <= LENGTH ? rest.length : findCut(rest);
    passages.push({ startSec: null, text: rest.slice(0, at).trim(), marks: [] });
    rest = rest.slice(at).trim();
  }
  return passages;
}

/**
 * Seconds at which words are said: the beginning of the cue that holds most of them, the first of several such; null in a
 * text without times.
 * @param offsets places of the words in `text`
 */
export function timeAt({ marks }: Pick<Passage, 'marks'>, offsets: readonly number[]): number | null {
  const held = marks.map(([at], i) => offsets.filter((offset) => offset >= at && offset < (marks[i + 1]?.[0] ?? Infinity)).length);
  return marks[held.indexOf(Math.max(...held))]?.[1] ?? null;
}

function findCut(text: string): number {
  const piece = text.slice(0, LENGTH);
  const sentence = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('? '), piece.lastIndexOf('! '));
  if (sentence > LENGTH / 3) return sentence + 1;
  const space = piece.lastIndexOf(' ');
  return space > 0 ? space : LENGTH;
}
