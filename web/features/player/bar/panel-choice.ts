import { isVideo, type PlayerPanelName, type PlayerState } from '../player-store.ts';
import { hasChapters } from './chapter-now.ts';

/** Whether there are words to follow. */
export const hasTranscript = ({ episode }: PlayerState): boolean =>
  episode !== null && (episode.transcriptUrl !== null || episode.speechUrl !== null);

/** The list of places that the unit has: its chapters, and without any, the learner's own bookmarks. */
export const placesPanel = (state: PlayerState): PlayerPanelName => (hasChapters(state) ? 'chapters' : 'bookmarks');

/** Whether the picture of a film was put away while its sound goes on. */
export const isVideoHidden = (state: PlayerState): boolean => isVideo(state) && state.video.mode === 'closed';

export const PANEL_LABEL: Record<PlayerPanelName, string> = {
  transcript: 'Transcript',
  chapters: 'Chapters',
  bookmarks: 'Bookmarks',
};
