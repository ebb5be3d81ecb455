import type { PlayerState } from './player-state.ts';
import { buildTimeline, chapterIndexAt, type Timeline, type TimelineChapter } from './timeline.ts';

/** A unit on a clock of its own, for its chapters; null without a unit. */
export const unitTimeline = ({ episode, playback }: PlayerState): Timeline | null =>
  episode &&
  buildTimeline([
    { id: episode.id, title: episode.title, durationSec: playback.durationSec ?? episode.duration, chapters: episode.chapters },
  ]);

/** Whether the unit is divided into chapters, beside the one that it is itself. */
export const hasChapters = (state: PlayerState): boolean => (unitTimeline(state)?.chapters.length ?? 0) > 1;

/** The chapter that is heard; a unit without marks is one chapter itself. Null without a unit. */
export function currentChapter(state: PlayerState): TimelineChapter | null {
  const timeline = unitTimeline(state);
  if (!timeline || !state.episode) return null;
  return timeline.chapters[chapterIndexAt(timeline, { unitId: state.episode.id, positionSec: state.playback.positionSec })] ?? null;
}
