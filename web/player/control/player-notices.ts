/** Something happened that the learner should hear of, and may take back. */
export interface PlayerNotice {
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** Also says which lists are stale. */
  about: 'queue' | 'bookmark';
  undo?: (() => void) | undefined;
}

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
