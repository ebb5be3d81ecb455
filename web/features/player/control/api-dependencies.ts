import { PlayerEpisode } from '#core/player/episode.ts';
import type { ProgressInput } from '#core/progress/progress.ts';
import { RequestFailed, isMissing, type PlayerDependencies, type ServerPlace } from './player-dependencies.ts';
import { makeSafeStorage } from '../keeping/player-storage.ts';

/** A save that takes longer has to make room for the next one. */
const TIMEOUT_MS = 20_000;

async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new RequestFailed(response.status);
  return response.json();
}

const progressPath = (unitId: string): string => `/api/progress/${encodeURIComponent(unitId)}`;

/** The player's dependencies in a browser. A visitor (`learnerId` null) hears samples, and has no place on the server. */
export function apiDependencies(learnerId: string | null): PlayerDependencies {
  return {
    async fetchEpisode(unitId) {
      return PlayerEpisode.parse(await request(`/api/episodes/${encodeURIComponent(unitId)}`));
    },
    async fetchProgress(unitId) {
      if (learnerId === null) return null;
      try {
        return (await request(progressPath(unitId), { cache: 'no-store' })) as ServerPlace | null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async saveProgress(unitId: string, input: ProgressInput, { keepalive }) {
      if (learnerId === null) return;
      await request(progressPath(unitId), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        keepalive,
      });
    },
    storage: makeSafeStorage(() => window.localStorage),
    now: () => Date.now(),
    makeSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  };
}
