import { formatDuration } from '../format-time.ts';
import { countOf } from '../words.ts';
import type { ItemSummary } from './catalogue.ts';
import type { ItemKind } from './kind.ts';

/** What people read of a kind: one work, many, the list as the sidebar names it, and one part of a work. */
export const KIND_WORDS: Record<ItemKind, { readonly one: string; readonly many: string; readonly list: string; readonly part: string }> = {
  course: { one: 'Course', many: 'Courses', list: 'Courses', part: 'lesson' },
  audiobook: { one: 'Audiobook', many: 'Audiobooks', list: 'Audiobooks', part: 'chapter' },
  podcast: { one: 'Podcast', many: 'Podcasts', list: 'Podcasts', part: 'episode' },
  video: { one: 'Crash course', many: 'Crash courses', list: 'Crash Courses', part: 'part' },
  ebook: { one: 'Ebook', many: 'Ebooks', list: 'Ebooks', part: 'chapter' },
};

/** Parts and length of a work in one line: "5 lessons, 34 min". A podcast counts its episodes, even when there is only one. */
export function describeSize({ kind, unitCount, durationSec }: Pick<ItemSummary, 'kind' | 'unitCount' | 'durationSec'>): string {
  const length = durationSec > 0 ? formatDuration(durationSec) : '';
  if (kind === 'ebook') return length && `${length} to read`;
  return [unitCount > 1 || kind === 'podcast' ? countOf(unitCount, KIND_WORDS[kind].part) : '', length].filter(Boolean).join(', ');
}
