import type { UnitSummary } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { buildTimeline, chapterIndexAt, toWorkSec, type Timeline } from '#core/player/timeline.ts';
import { capitalized } from '#core/words.ts';

/** What plays, among the other parts of its work. */
export interface WorkPlace {
  timeline: Timeline;
  /** The part that plays, on the timeline. */
  unitId: string;
  kind: ItemKind;
  /** Index of the part, or -1. */
  partIndex: number;
  partCount: number;
}

/**
 * @param units the parts of the work, or null while they are not known
 * @param durationSec of the part that plays, as the player knows it; null while it does not
 */
export function findWorkPlace(episode: PlayerEpisode, units: readonly UnitSummary[] | null, durationSec: number | null): WorkPlace {
  const unitId = spokenUnitId(episode.id);
  // The player knows its own part better than the list does: a text that is spoken has another length.
  const own = { id: unitId, title: episode.title, durationSec: durationSec ?? episode.duration, chapters: episode.chapters };
  const files = units?.map((unit) => (unit.id === unitId ? own : unit)) ?? [own];
  return {
    timeline: buildTimeline(files),
    unitId,
    kind: episode.itemKind,
    partIndex: files.findIndex(({ id }) => id === unitId),
    partCount: files.length,
  };
}

const isBook = (kind: ItemKind): boolean => kind === 'audiobook' || kind === 'ebook';

/** Where that is: `Chapter 4 of 10`, `Episode 2 of 3`; null in a work of one piece. */
export function partText({ timeline, unitId, kind, partIndex, partCount }: WorkPlace, positionSec: number): string | null {
  const chapterCount = timeline.chapters.length;
  if (!isBook(kind) && partCount > 1 && partIndex >= 0) return `${capitalized(KIND_WORDS[kind].part)} ${partIndex + 1} of ${partCount}`;
  const chapterIndex = chapterIndexAt(timeline, { unitId, positionSec });
  return chapterCount > 1 && chapterIndex >= 0 ? `Chapter ${chapterIndex + 1} of ${chapterCount}` : null;
}

/** Works that are heard to their end; of the others only the part that plays has one. */
const isOneStory = (kind: ItemKind): boolean => isBook(kind) || kind === 'video';

/** Seconds of sound that are left, to the end of a book or film, or of an episode or lesson; null while unknown. */
export function toEndSec({ timeline, unitId, kind }: WorkPlace, positionSec: number): number | null {
  const file = timeline.files.find(({ id }) => id === unitId);
  const workSec = toWorkSec(timeline, { unitId, positionSec });
  if (!file || file.durationSec <= 0 || workSec === null) return null;
  return isOneStory(kind) ? timeline.durationSec - workSec : Math.max(0, file.durationSec - positionSec);
}
