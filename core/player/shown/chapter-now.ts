import type { PlayerState } from '#core/player/player-state.ts';
import { currentChapter, hasChapters, unitTimeline } from '#core/player/unit-timeline.ts';
import { canNext, canPrevious } from '#core/player/queue.ts';
import { nextChapter, previousChapter, type Timeline } from '#core/player/timeline.ts';

interface Here {
  timeline: Timeline;
  place: { unitId: string; positionSec: number };
}

function findHere(state: PlayerState): Here | null {
  const timeline = unitTimeline(state);
  if (!timeline || !state.episode || !hasChapters(state)) return null;
  return { timeline, place: { unitId: state.episode.id, positionSec: state.playback.positionSec } };
}

/** Title of the chapter that is heard; null in a unit that has only one. */
export const chapterTitle = (state: PlayerState): string | null => (hasChapters(state) ? (currentChapter(state)?.title ?? null) : null);

/** In a book, and where there is no other entry, the outer buttons go from chapter to chapter; elsewhere from entry to entry. */
export const stepsByChapter = (state: PlayerState): boolean =>
  (state.episode?.itemKind === 'audiobook' || state.episode?.itemKind === 'ebook' || state.queue.items.length === 1) && hasChapters(state);

/** Before the first chapter, and without chapters, the queue decides. */
export function canStepBack(state: PlayerState): boolean {
  const here = stepsByChapter(state) ? findHere(state) : null;
  return (here !== null && previousChapter(here.timeline, here.place) !== null) || canPrevious(state.queue);
}

/** After the last chapter, and without chapters, the queue decides. */
export function canStepOn(state: PlayerState): boolean {
  const here = stepsByChapter(state) ? findHere(state) : null;
  return (here !== null && nextChapter(here.timeline, here.place) !== null) || canNext(state.queue);
}
