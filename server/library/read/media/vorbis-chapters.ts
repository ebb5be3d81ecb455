import type { Chapter } from '#core/library/chapter.ts';

const MAX_CHAPTERS = 2000;

/** Chapters of Ogg and FLAC files: `CHAPTER001=00:01:30.500` and `CHAPTER001NAME=Opening` among the comments. */
export function listVorbisChapters(tags: readonly { id: string; value: unknown }[]): Chapter[] {
  const starts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, value } of tags) {
    const [, number, isName] = /^CHAPTER(\d{2,4})(NAME)?$/i.exec(id) ?? [];
    if (number === undefined || typeof value !== 'string' || starts.size >= MAX_CHAPTERS) continue;
    const [, hours, minutes, seconds] = /^(\d{1,3}):(\d{2}):(\d{2}(?:\.\d{1,6})?)$/.exec(value.trim()) ?? [];
    if (isName) names.set(number, value.trim().slice(0, 300));
    else if (hours !== undefined) starts.set(number, Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  }
  return [...starts].map(([number, startSec]) => ({ title: names.get(number) ?? '', startSec }));
}
