import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

type Choice = 'open' | 'collapsed';

const KEY = 'cairn_sidebar';
/** Pages that want the width for themselves: lessons, and conversations with the coach. */
const WIDE_PAGE = /^\/(?:courses\/[^/]+\/lessons|ai-career)\/./;
const listeners = new Set<() => void>();
/** For browsers without storage: the choice lasts as long as the page. */
let remembered: Choice | null = null;

function read(): Choice | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === 'open' || stored === 'collapsed') remembered = stored;
  } catch {
    // Storage is blocked.
  }
  return remembered;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(choice: Choice): void {
  remembered = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

/** Whether the desktop sidebar shows signs only: as it was chosen in this browser, else by the page. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const { pathname } = useLocation();
  const choice = useSyncExternalStore(subscribe, read, () => null);
  const isCollapsed = choice === null ? WIDE_PAGE.test(pathname) : choice === 'collapsed';
  return { isCollapsed, toggle: () => choose(isCollapsed ? 'open' : 'collapsed') };
}
