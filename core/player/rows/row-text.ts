import type { ItemKind } from '#core/library/kind.ts';
import type { QueueEntry } from '#core/player/episode.ts';
import { isSpeechId } from '#core/player/speech/speech-id.ts';
import { isEntry, type EntryState } from './entry-pages.ts';

export interface RowText {
  readonly title: string;
  /** Null when only the kind is to be named, or nothing is known. */
  readonly source: string | null;
  readonly kind: ItemKind | null;
}

/** What a row says. `index` names an item that has no title. */
export function rowText(entry: EntryState, index: number): RowText {
  if (isEntry(entry)) return { title: numberedTitle(entry), source: sourceOf(entry), kind: entry.itemKind };
  const source = entry === 'gone' ? 'No longer in the library' : entry === 'failed' ? 'Not loaded' : null;
  return { title: `Episode ${index + 1}`, source, kind: null };
}

const NUMBERED: ReadonlySet<ItemKind> = new Set(['course', 'audiobook', 'ebook']);

/** Parts that build on one another carry their number, unless the title has it or the work has but one part. */
function numberedTitle({ title, podcast_name, position, itemKind }: QueueEntry): string {
  const hasNumber = title === podcast_name || new RegExp(`\\b${position}\\b`).test(title);
  return NUMBERED.has(itemKind) && !hasNumber ? `${position}. ${title}` : title;
}

/** The work, unless the title has named it. */
function sourceOf({ id, title, podcast_name, position, itemKind }: QueueEntry): string | null {
  const work = podcast_name === title ? null : podcast_name;
  const episode = itemKind === 'podcast' ? `ep. ${position}` : null;
  const spoken = isSpeechId(id) ? (work === null ? 'Read aloud' : 'read aloud') : null;
  const parts = [work, episode, spoken].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

export const countText = (count: number): string => `${count} ${count === 1 ? 'episode' : 'episodes'}`;

export const placeText = (index: number, count: number): string => `position ${index + 1} of ${count}`;
