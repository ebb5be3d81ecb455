import type { Chapter } from '#core/library/chapter.ts';

/** One file of a work. */
export interface TimelineFile {
  id: string;
  title: string;
  /** Seconds; 0 is unknown. */
  durationSec: number;
  chapters: readonly Chapter[];
}

/** A chapter on the clock of the whole work. A file without chapters is one chapter. */
export interface TimelineChapter {
  title: string;
  unitId: string;
  /** From the start of its file. */
  fileStartSec: number;
  /** From the start of the work. */
  startSec: number;
  endSec: number;
}

/** A work of one or more files as one line. Seconds. */
export interface Timeline {
  files: readonly (TimelineFile & { startSec: number })[];
  chapters: readonly TimelineChapter[];
  durationSec: number;
}

export interface FilePlace {
  unitId: string;
  positionSec: number;
}

/** Lays files end to end in their order. Chapters beyond the end of their file are left out, unless its length is unknown. */
export function buildTimeline(files: readonly TimelineFile[]): Timeline {
  let atSec = 0;
  const placed = files.map((file) => {
    const startSec = atSec;
    atSec += Math.max(0, file.durationSec);
    return { ...file, startSec };
  });
  return { files: placed, chapters: placed.flatMap(fileChapters), durationSec: atSec };
}

function fileChapters(file: TimelineFile & { startSec: number }): TimelineChapter[] {
  const isInside = ({ startSec }: Chapter): boolean => file.durationSec <= 0 || startSec < file.durationSec;
  const own = file.chapters.filter(isInside).toSorted((a, b) => a.startSec - b.startSec);
  // What comes before the first mark belongs to a chapter too.
  const named = own[0] === undefined || own[0].startSec > 1 ? [{ title: file.title, startSec: 0 }, ...own] : own;
  return named.map(({ title, startSec }, i) => ({
    title,
    unitId: file.id,
    fileStartSec: startSec,
    startSec: file.startSec + startSec,
    endSec: file.startSec + Math.max(startSec, named[i + 1]?.startSec ?? file.durationSec),
  }));
}

/** Place on the clock of the whole work; null when the file is not part of it. */
export function toWorkSec(timeline: Timeline, { unitId, positionSec }: FilePlace): number | null {
  const file = timeline.files.find(({ id }) => id === unitId);
  if (!file) return null;
  const inFile = Math.max(0, Number.isFinite(positionSec) ? positionSec : 0);
  return file.startSec + (file.durationSec > 0 ? Math.min(inFile, file.durationSec) : inFile);
}

/** The file and the place in it for a place in the work, which is kept inside; null in an empty work. A join belongs to the later file. */
export function toFilePlace(timeline: Timeline, workSec: number): FilePlace | null {
  const sec = Math.min(Math.max(0, Number.isFinite(workSec) ? workSec : 0), timeline.durationSec);
  const file = timeline.files.findLast(({ startSec, durationSec }) => startSec <= sec && durationSec > 0) ?? timeline.files[0];
  return file ? { unitId: file.id, positionSec: sec - file.startSec } : null;
}

/** Index of the chapter at a place in a file, or -1. */
export const chapterIndexAt = (timeline: Timeline, { unitId, positionSec }: FilePlace): number =>
  timeline.chapters.findLastIndex((chapter) => chapter.unitId === unitId && chapter.fileStartSec <= Math.max(0, positionSec));

/** Further than this into a chapter, "previous" goes to its own beginning first, as on every player. */
const RESTART_AFTER_SEC = 3;

/** Where "previous chapter" leads, or null at the very beginning. */
export function previousChapter(timeline: Timeline, place: FilePlace): TimelineChapter | null {
  const at = chapterIndexAt(timeline, place);
  const here = timeline.chapters[at];
  if (here && place.positionSec - here.fileStartSec > RESTART_AFTER_SEC) return here;
  return timeline.chapters[at - 1] ?? null;
}

/** Where "next chapter" leads, or null in the last one. */
export const nextChapter = (timeline: Timeline, place: FilePlace): TimelineChapter | null => {
  const at = chapterIndexAt(timeline, place);
  return at < 0 ? null : (timeline.chapters[at + 1] ?? null);
};
