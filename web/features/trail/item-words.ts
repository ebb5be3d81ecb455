import type { ItemSummary } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { formatDuration } from '#core/player/format-time.ts';

/** What the parts of a work are called. */
const PART: Record<ItemKind, string> = { course: 'lesson', audiobook: 'chapter', podcast: 'episode', video: 'part', ebook: 'chapter' };

export const partName = (kind: ItemKind): string => PART[kind];

export const countOf = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** Parts and length in one line: "5 lessons, 34 min". */
export function describeSize({ kind, unitCount, durationSec }: Pick<ItemSummary, 'kind' | 'unitCount' | 'durationSec'>): string {
  const length = durationSec > 0 ? formatDuration(durationSec) : '';
  if (kind === 'ebook') return length && `${length} to read`;
  return [unitCount > 1 || kind === 'podcast' ? countOf(unitCount, PART[kind]) : '', length].filter(Boolean).join(', ');
}

/** "9 minutes", "1 h 5 min": a rest of the way in running text. */
export function describeRest(sec: number): string {
  const minutes = Math.round(sec / 60);
  if (minutes < 1) return 'less than a minute';
  return minutes < 60 ? countOf(minutes, 'minute') : formatDuration(sec);
}
