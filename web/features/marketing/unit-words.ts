import type { ItemKind } from '#core/library/kind.ts';
import { formatDuration } from '#core/player/format-time.ts';

const UNIT: Record<ItemKind, readonly [one: string, many: string]> = {
  course: ['lesson', 'lessons'],
  audiobook: ['chapter', 'chapters'],
  podcast: ['episode', 'episodes'],
  video: ['part', 'parts'],
  ebook: ['book', 'books'],
};

export function countUnits(kind: ItemKind, n: number): string {
  const [one, many] = UNIT[kind];
  return `${n} ${n === 1 ? one : many}`;
}

/** How long a work is, in one line: "3 episodes, 12 min". */
export function lengthOf({ kind, unitCount, durationSec }: { kind: ItemKind; unitCount: number; durationSec: number }): string {
  const parts = [
    kind === 'ebook' || (kind !== 'podcast' && kind !== 'course' && unitCount < 2) ? null : countUnits(kind, unitCount),
    durationSec > 0 ? formatDuration(durationSec) : null,
  ];
  return parts.filter(Boolean).join(', ');
}
