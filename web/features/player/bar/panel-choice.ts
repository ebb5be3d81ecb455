import { isVideo, type PlayerPanelName, type PlayerState } from '#core/player/player-state.ts';
import { hasChapters } from '#core/player/unit-timeline.ts';

/** A book or a film of several files has a chapter for each. */
const hasFiles = ({ episode }: PlayerState): boolean =>
  episode !== null && (episode.itemKind === 'audiobook' || episode.itemKind === 'video') && (episode.previousId ?? episode.nextId) !== null;

/** The list of places that the unit has: its chapters, and without any, the learner's own bookmarks. */
export const placesPanel = (state: PlayerState): PlayerPanelName => (hasChapters(state) || hasFiles(state) ? 'chapters' : 'bookmarks');

/** Whether the picture of a film was put away while its sound goes on. */
export const isVideoHidden = (state: PlayerState): boolean => isVideo(state) && state.video.mode === 'closed';

export const PANEL_LABEL: Record<PlayerPanelName, string> = {
  transcript: 'Transcript',
  chapters: 'Chapters',
  bookmarks: 'Bookmarks',
};
