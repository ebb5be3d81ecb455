import { spokenTime } from '#core/format-time.ts';
import type { PressCommandName } from '#core/player/control/commands.ts';
import type { PlayerState } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { chapterTitle } from '#core/player/shown/chapter-now.ts';
import { rateText } from '#core/player/shown/rates.ts';

/** What is said of a change, with the state before it; null while it is still on its way. */
export type SayChange = (state: PlayerState, before: PlayerState) => string | null;

const isThere = ({ episode, queue, playback }: PlayerState): boolean =>
  episode !== null && episode.id === currentId(queue) && !playback.isPlacing;

const speed: SayChange = ({ playback }) => `Speed ${rateText(playback.rate)}`;
const volume: SayChange = ({ playback }) => (playback.isMuted ? 'Muted' : `Volume ${Math.round(playback.volume * 100)} percent`);
const place: SayChange = (state) => (isThere(state) ? spokenTime(state.playback.positionSec) : null);
const title: SayChange = (state) => (isThere(state) ? (state.episode?.title ?? null) : null);
const chapter: SayChange = (state, before) => {
  const isOther = state.episode?.id !== before.episode?.id;
  return isOther || !isThere(state) ? title(state, before) : (chapterTitle(state) ?? title(state, before));
};

/** The commands that change what nobody sees who does not look at the player. */
export const SPOKEN_CHANGES: Partial<Record<PressCommandName, SayChange>> = {
  back: place,
  forward: place,
  returnToPlace: place,
  previousChapter: chapter,
  nextChapter: chapter,
  previous: title,
  next: title,
  slower: speed,
  faster: speed,
  louder: volume,
  quieter: volume,
  toggleMute: ({ playback }) => (playback.isMuted ? 'Muted' : 'Sound on'),
};
