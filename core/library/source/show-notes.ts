import type { Chapter } from '../chapter.ts';

const LINE = /^\s*(?:[-*+]\s+|\d+\.\s+)?[([]?(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:\.\d+)?[)\]]?\s*(?:[-–—:|]\s*)?(\S.*)$/u;

/**
 * Chapters from lines such as `00:00 Welcome` or `- (1:02:30) Questions` in show notes.
 * Two or more, with rising times, or none: a single time in prose is no table of chapters.
 */
export function findChapterLines(notes: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of notes.split('\n')) {
    const found = LINE.exec(line);
    if (!found) continue;
    const [, hours, minutes, seconds, title] = found;
    if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) continue;
    chapters.push({
      title: (title ?? '').replace(/[*_`]+/g, '').trim(),
      startSec: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
    });
  }
  const rising = chapters.every((chapter, i) => i === 0 || chapter.startSec > (chapters[i - 1]?.startSec ?? 0));
  return chapters.length >= 2 && rising ? chapters : [];
}

/** A time in running text. */
export interface TimeInText {
  /** Where it begins in the text. */
  at: number;
  text: string;
  sec: number;
}

const TIME = /(?<![\d:.])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?![\d:])/g;

/** Times such as `4:05` and `1:02:30` that lie within a recording; a time of day beyond its end does not. */
export function findTimes(text: string, durationSec: number): TimeInText[] {
  return [...text.matchAll(TIME)]
    .map(({ 0: found, 1: hours, 2: minutes, 3: seconds, index }) => ({
      at: index,
      text: found,
      sec: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
    }))
    .filter(({ sec }) => sec <= durationSec);
}
