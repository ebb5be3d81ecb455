import type { Paragraph } from './paragraphs.ts';
import { normalize } from '../normalize.ts';

/** Letters of a cue that a hit covers. */
export interface HitPart {
  /** Index of the cue among all. */
  readonly cue: number;
  readonly start: number;
  readonly end: number;
}

/** A place where the words occur; it may begin in one cue and end in the next. */
export interface Hit {
  readonly paragraph: number;
  readonly parts: readonly HitPart[];
}

/** Text for comparing, and where each of its letters stands in the original; null when at the same place. */
interface Folded {
  readonly text: string;
  readonly places: readonly number[] | null;
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;
const MARKS = /\p{M}+/gu;
/** What a keyboard has instead. */
const PLAIN: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '\u00a0': ' ' };

/** Lower case, without accents and with plain quotes. */
export function foldText(text: string): Folded {
  if (ASCII.test(text)) return { text: text.toLowerCase(), places: null };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = PLAIN[letter] ?? normalize('NFD', letter.toLowerCase()).replace(MARKS, '');
    for (let i = 0; i < plain.length; i++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  places.push(at);
  return { text: folded, places };
}

/** A transcript made ready for searching. */
export type SearchIndex = readonly (Folded & { readonly starts: readonly number[]; readonly first: number })[];

/** Folds every paragraph once, so that typing only has to compare. */
export function indexParagraphs(paragraphs: readonly Paragraph[]): SearchIndex {
  return paragraphs.map(({ cues, first }) => {
    let at = 0;
    const starts = cues.map(({ text }) => {
      const start = at;
      at += text.length + 1;
      return start;
    });
    return { ...foldText(cues.map(({ text }) => text).join(' ')), starts, first };
  });
}

/** All places of the words, in order. */
export function findHits(index: SearchIndex, words: string): Hit[] {
  const wanted = foldText(words.trim().replace(/\s+/g, ' ')).text;
  if (wanted === '') return [];
  return index.flatMap(({ text, places, starts, first }, paragraph) => {
    const hits: Hit[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const start = places?.[at] ?? at;
      const end = places ? endOfLetter(places, at + wanted.length) : at + wanted.length;
      hits.push({ paragraph, parts: cutIntoCues(starts, start, end).map((part) => ({ ...part, cue: part.cue + first })) });
    }
    return hits;
  });
}

/** Where the letter before a folded place ends: one that folds to several is marked as a whole. */
function endOfLetter(places: readonly number[], folded: number): number {
  let next = folded;
  while (places[next] === places[folded - 1] && next < places.length - 1) next++;
  return places[next] ?? 0;
}

function cutIntoCues(starts: readonly number[], start: number, end: number): HitPart[] {
  const parts: HitPart[] = [];
  for (let cue = starts.findLastIndex((own) => own <= start); cue < starts.length; cue++) {
    const own = starts[cue] ?? 0;
    if (own >= end) break;
    // The space before the next cue belongs to neither.
    const ownEnd = Math.min(end, (starts[cue + 1] ?? Infinity) - 1);
    const from = Math.max(start, own);
    if (ownEnd > from) parts.push({ cue, start: from - own, end: ownEnd - own });
  }
  return parts;
}
