import type { Chapter } from '#core/library/chapter.ts';
import type { UnitReading } from '../read-unit.ts';
import { tidyChapters } from './read-media.ts';

/**
 * Gives chapters that run over a whole book, as Audiobookshelf keeps them, to the files in which they begin. Chapters that
 * somebody wrote beside a file stay. A file that is one chapter is called like it, unless it has a name of its own.
 * Programs measure length differently by some milliseconds a file, so a chapter just before a file's start is that file's.
 */
export function spreadChapters(chapters: readonly Chapter[], readings: readonly UnitReading[]): void {
  let offset = 0;
  for (const [i, reading] of readings.entries()) {
    const { unit } = reading;
    if (!unit) return;
    const end = offset + unit.durationSec;
    const [from, to] = [offset - slack(i), i === readings.length - 1 ? Number.POSITIVE_INFINITY : end - slack(i + 1)];
    const own = chapters
      .filter(({ startSec }) => startSec >= from && startSec < to)
      .map(({ title, startSec }) => ({ title, startSec: Math.max(0, startSec - offset) }));
    offset = end;
    const [first, second] = own;
    if (!first || reading.hasOwnChapters) continue;
    if (readings.length > 1 && !second && first.startSec <= slack(i) && first.title !== '') {
      if (reading.titleSource === 'name') unit.title = first.title;
      continue;
    }
    unit.chapters = tidyChapters(own, unit.durationSec) ?? unit.chapters;
  }
}

function slack(file: number): number {
  return file === 0 ? 0 : Math.min(2, 0.25 + file * 0.05);
}
