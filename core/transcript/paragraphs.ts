import type { Chapter } from '#core/library/chapter.ts';
import type { Cue } from './cue.ts';

/** Cues that are read as one. */
export interface Paragraph {
  /** Index of its first cue among all. */
  readonly first: number;
  readonly cues: readonly Cue[];
  readonly startSec: number;
  /** Only where it is another one than before. */
  readonly speaker: string | undefined;
  /** Title of the chapter that begins here. */
  readonly chapter: string | undefined;
}

/** A breath is shorter, a new thought longer. */
const PAUSE_SEC = 1.5;
/** About 60 words; letters are counted, because not every script has spaces. */
const LONG_LETTERS = 350;
/** Ends also where no sentence does: captions made by machines may have no full stops. */
const TOO_LONG_LETTERS = 2 * LONG_LETTERS;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/;
/** In a text that is written to be read, what ends without any mark is a heading. */
const HEADING = /[\p{L}\p{N}][)\]”"’']*$/u;
/** A chapter mark may be set a moment after its first word. */
const EARLY_SEC = 0.5;

/**
 * Joins cues into paragraphs: by chapters, voices, pauses and length, and in a written text by its headings. Captions may
 * end anywhere, so there it means nothing.
 */
export function layParagraphs(cues: readonly Cue[], chapters: readonly Chapter[] = [], isWritten = false): Paragraph[] {
  const isHeading = (cue: Cue | undefined): boolean => isWritten && cue !== undefined && HEADING.test(cue.text);
  const marks = chapters.length > 1 ? chapters.toSorted((a, b) => a.startSec - b.startSec) : [];
  const paragraphs: { first: number; cues: Cue[]; startSec: number; speaker: string | undefined; chapter: string | undefined }[] = [];
  let nextMark = 0;
  let letters = 0;
  let speaker: string | undefined;
  cues.forEach((cue, i) => {
    let chapter: string | undefined;
    for (let mark = marks[nextMark]; mark && mark.startSec <= cue.startSec + EARLY_SEC; mark = marks[++nextMark]) chapter = mark.title;
    const open = paragraphs.at(-1);
    const before = open?.cues.at(-1);
    const isNewVoice = cue.speaker !== undefined && cue.speaker !== speaker;
    const isFull = letters >= TOO_LONG_LETTERS || (letters >= LONG_LETTERS && SENTENCE_END.test(before?.text ?? ''));
    const isEdge = isHeading(cue) || isHeading(before);
    if (!open || !before || chapter !== undefined || isNewVoice || isFull || isEdge || cue.startSec - before.endSec > PAUSE_SEC) {
      paragraphs.push({ first: i, cues: [cue], startSec: cue.startSec, speaker: isNewVoice ? cue.speaker : undefined, chapter });
      letters = 0;
    } else {
      open.cues.push(cue);
    }
    letters += cue.text.length;
    speaker = cue.speaker ?? speaker;
  });
  return paragraphs;
}

/** Paragraphs that are drawn together. */
export interface Chunk {
  /** Number of its first paragraph among all. */
  readonly first: number;
  readonly paragraphs: readonly Paragraph[];
  /** Its cues: from this index to before that one. */
  readonly firstCue: number;
  readonly endCue: number;
}

/** About two screens. */
const CHUNK_LENGTH = 12;

export const chunkOf = (paragraph: number): number => Math.floor(paragraph / CHUNK_LENGTH);

export function cutIntoChunks(paragraphs: readonly Paragraph[]): Chunk[] {
  return Array.from({ length: Math.ceil(paragraphs.length / CHUNK_LENGTH) }, (_, i) => {
    const first = i * CHUNK_LENGTH;
    const own = paragraphs.slice(first, first + CHUNK_LENGTH);
    const last = own.at(-1);
    return { first, paragraphs: own, firstCue: own[0]?.first ?? 0, endCue: last ? last.first + last.cues.length : 0 };
  });
}
