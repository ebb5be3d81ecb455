import { Note } from '#core/notes/note.ts';
import { PlayerEpisode } from '#core/player/episode.ts';
import { PlaybackSettings } from '#core/player/playback-settings.ts';
import { SpeechText } from '#core/player/speech/speech-schema.ts';
import { PlaceView } from '#core/progress/place-schema.ts';
import { readPlace, writeReport } from '#core/progress/place-wire.ts';
import { isMissing } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import { makeSafeStorage } from '../keeping/player-storage.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';

/**
 * The player's dependencies in a browser. A visitor hears samples, and has no place on the server.
 * @param api a client for the learner alone: the page may outlive its session
 */
export function apiDependencies(api: Api, { hasLearner }: { hasLearner: boolean }): PlayerDependencies {
  return {
    hasLearner,
    fetchEpisode: async (unitId) => PlayerEpisode.parse(await api.getEpisode(unitId)),
    fetchSpeech: async (unitId) => SpeechText.parse(await api.getSpeech(unitId)),
    fetchSettings: async () => (hasLearner ? PlaybackSettings.parse((await api.getProfile()).playback) : null),
    async addBookmark(unitId, positionSec) {
      const { id } = Note.parse(await api.addNote({ unitId, positionSec }));
      return { remove: () => api.deleteNote(id) };
    },
    async fetchProgress(unitId) {
      if (!hasLearner) return null;
      try {
        const view = PlaceView.nullable().parse(await api.getProgress(unitId));
        return view && readPlace(view);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async saveProgress(unitId, report, { keepalive }) {
      if (!hasLearner) return null;
      return readPlace(PlaceView.parse(await api.saveProgress(unitId, writeReport(report), { keepalive })));
    },
    storage: makeSafeStorage(() => window.localStorage),
    now: () => Date.now(),
    schedule(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    makeSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  };
}
