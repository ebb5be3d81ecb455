import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { chapterIndexAt, toWorkSec, type FilePlace, type Timeline } from '#core/player/timeline.ts';
import { isHeardThrough } from '#core/progress/heard.ts';
import type { Place } from '#core/progress/place.ts';

/** A chapter as the list shows it. */
export interface ChapterRow {
  readonly title: string;
  /** Title of the file, where a file with several chapters begins. */
  readonly part: string | null;
  readonly unitId: string;
  /** From the start of its file. */
  readonly startSec: number;
  /** 0 is unknown. */
  readonly lengthSec: number;
}

/** The chapters of a work in order; none when it is all one. */
export function layChapterRows({ chapters, files }: Timeline): ChapterRow[] {
  if (chapters.length < 2) return [];
  return chapters.map(({ title, unitId, fileStartSec, startSec, endSec }, i) => {
    const isFirst = chapters[i - 1]?.unitId !== unitId;
    const isDivided = files.length > 1 && isFirst && chapters[i + 1]?.unitId === unitId;
    const part = isDivided ? files.find(({ id }) => id === unitId)?.title : undefined;
    return {
      title,
      part: part === undefined || part === title ? null : part,
      unitId,
      startSec: fileStartSec,
      lengthSec: Math.max(0, endSec - startSec),
    };
  });
}

/** How a chapter stands to the one that plays: behind it is done, unless it was jumped over. */
export function chapterState(rows: readonly ChapterRow[], index: number, here: number, places: readonly Place[]): 'done' | 'now' | 'ahead' {
  const row = rows[index];
  if (index === here) return 'now';
  const place = row && places.find(({ unitId }) => unitId === spokenUnitId(row.unitId));
  return place && index < here && isHeardThrough(place, row.startSec, row.startSec + row.lengthSec) ? 'done' : 'ahead';
}

/** Seconds to the end of the chapter at a place; null when that is not known. */
export function chapterLeftSec(timeline: Timeline, place: FilePlace): number | null {
  const chapter = timeline.chapters[chapterIndexAt(timeline, place)];
  if (!chapter || chapter.endSec <= chapter.startSec) return null;
  return Math.max(0, chapter.fileStartSec + (chapter.endSec - chapter.startSec) - place.positionSec);
}

/** Seconds to the end of the work; null when a length is missing. */
export function workLeftSec(timeline: Timeline, place: FilePlace): number | null {
  const atSec = timeline.files.some(({ durationSec }) => durationSec <= 0) ? null : toWorkSec(timeline, place);
  return atSec === null ? null : timeline.durationSec - atSec;
}
