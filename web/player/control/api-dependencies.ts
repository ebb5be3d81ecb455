import { LEARNER_HEADER } from '#core/account/learner.ts';
import { PlaybackSettings } from '#core/account/playback-settings.ts';
import { Note } from '#core/notes/note.ts';
import { PlayerEpisode } from '#core/player/episode.ts';
import { SpeechText } from '#core/player/speech-text.ts';
import type { PlaceReport } from '#core/progress/place.ts';
import { PlaceView } from '#core/progress/place-schema.ts';
import { readPlace, writeReport } from '#core/progress/place-wire.ts';
import { RequestFailed, isMissing, type PlayerDependencies } from './player-dependencies.ts';
import { makeSafeStorage } from '../keeping/player-storage.ts';

/** A save that takes longer has to make room for the next one. */
const TIMEOUT_MS = 20_000;

const progressPath = (unitId: string): string => `/api/progress/${encodeURIComponent(unitId)}`;

/** The player's dependencies in a browser. A visitor (`learnerId` null) hears samples, and has no place on the server. */
export function apiDependencies(learnerId: string | null): PlayerDependencies {
  // The page may outlive its session: what is meant for one learner is refused when another has signed in meanwhile.
  const own: Record<string, string> = learnerId === null ? {} : { [LEARNER_HEADER]: learnerId };

  async function request(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}): Promise<unknown> {
    const response = await fetch(path, { ...init, headers: { ...own, ...headers }, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new RequestFailed(response.status);
    return response.status === 204 ? null : response.json();
  }

  const sendJson = (path: string, body: unknown): Promise<unknown> =>
    request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  return {
    async fetchEpisode(unitId) {
      return PlayerEpisode.parse(await request(`/api/episodes/${encodeURIComponent(unitId)}`));
    },
    fetchSpeech: async (url) => SpeechText.parse(await request(url)),
    hasLearner: learnerId !== null,
    async fetchSettings() {
      if (learnerId === null) return null;
      return PlaybackSettings.parse(((await request('/api/profile')) as { playback?: unknown }).playback);
    },
    async addBookmark(unitId, positionSec) {
      const { id } = Note.parse(await sendJson('/api/notes', { unitId, positionSec }));
      return { remove: async () => void (await request(`/api/notes/${id}`, { method: 'DELETE' })) };
    },
    async fetchProgress(unitId) {
      if (learnerId === null) return null;
      try {
        const view = PlaceView.nullable().parse(await request(progressPath(unitId), { cache: 'no-store' }));
        return view && readPlace(view);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async saveProgress(unitId: string, report: PlaceReport, { keepalive }) {
      if (learnerId === null) return null;
      const view = await request(progressPath(unitId), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(writeReport(report)),
        keepalive,
      });
      return readPlace(PlaceView.parse(view));
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
