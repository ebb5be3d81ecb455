import { useSyncExternalStore } from 'react';
import { makeSafeStorage } from '#web/player/keeping/player-storage.ts';

export type SkillView = 'map' | 'table';

const KEY = 'cairn_skill_view';

const storage = makeSafeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};
const read = (): SkillView => (storage.getItem(KEY) === 'table' ? 'table' : 'map');

function choose(view: SkillView): void {
  storage.setItem(KEY, view);
  listeners.forEach((listen) => listen());
}

/** How skills are shown, remembered in this browser. */
export function useSkillView(): { view: SkillView; choose: (view: SkillView) => void } {
  return { view: useSyncExternalStore(subscribe, read, () => 'map'), choose };
}
