import { useSyncExternalStore } from 'react';

const KEY = 'cairn_sidebar';
const listeners = new Set<() => void>();
/** For browsers without storage: the choice lasts as long as the page. */
let remembered: string | null = null;

function read(): boolean {
  try {
    remembered = localStorage.getItem(KEY) ?? remembered;
  } catch {
    // Storage is blocked.
  }
  return remembered === 'collapsed';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  remembered = read() ? 'open' : 'collapsed';
  try {
    localStorage.setItem(KEY, remembered);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

/** Whether the desktop sidebar shows signs only; remembered in this browser. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  return { isCollapsed: useSyncExternalStore(subscribe, read, () => false), toggle };
}
