import type { Chapter } from '#core/library/chapter.ts';

const MAX_CHAPTERS = 2000;

/**
 * Chapters of a cue sheet: the title and `INDEX 01` of each track, in minutes, seconds and frames of 1/75 s.
 * Empty when it speaks of several files, whose times start anew, or of none.
 */
export function readCueChapters(sheet: string): Chapter[] {
  const chapters: Chapter[] = [];
  let files = 0;
  let title = '';
  let isInTrack = false;
  for (const line of sheet.split(/\r?\n/)) {
    const [, command = '', rest = ''] = /^(FILE|TRACK|TITLE|INDEX)\s+(\S[^]*)$/i.exec(line.trim()) ?? [];
    const word = command.toUpperCase();
    if (word === 'FILE') files++;
    else if (word === 'TRACK') {
      isInTrack = true;
      title = '';
    } else if (word === 'TITLE' && isInTrack) title = rest.replace(/^"(.*)"$/, '$1').trim();
    else if (word === 'INDEX' && isInTrack) {
      const [, minutes, seconds, frames] = /^0?1\s+(\d{1,4}):(\d{2}):(\d{2})$/.exec(rest) ?? [];
      if (minutes === undefined || chapters.length >= MAX_CHAPTERS) continue;
      chapters.push({ title: title.slice(0, 300), startSec: Number(minutes) * 60 + Number(seconds) + Number(frames) / 75 });
    }
  }
  return files === 1 ? chapters : [];
}
