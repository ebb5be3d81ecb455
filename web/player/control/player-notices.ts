import type { PlayerNotice } from '../player-commands.ts';

/** Carries what happened to whoever shows it. */
export interface PlayerNotices {
  send(notice: PlayerNotice): void;
  subscribe(listener: (notice: PlayerNotice) => void): () => void;
}

export function createNotices(): PlayerNotices {
  const listeners = new Set<(notice: PlayerNotice) => void>();
  return {
    send: (notice) => listeners.forEach((listen) => listen(notice)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
