import { useSyncExternalStore } from 'react';

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const KEY = 'cairn_appearance';

/**
 * Runs before first paint, so that no page flashes in the wrong theme; follows the system while nothing else is chosen.
 * Kept in step with `apply` below.
 */
export const APPEARANCE_SCRIPT = `(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),k='${KEY}';function a(){var c=null;try{c=localStorage.getItem(k)}catch(e){}d.dataset.theme=c==='light'||c==='dark'?c:m.matches?'dark':'light'}a();m.addEventListener('change',a);addEventListener('storage',a)})()`;

const listeners = new Set<() => void>();

function read(): Appearance {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function choose(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  const isDark = appearance === 'dark' || (appearance === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The learner's choice of light, dark or system; it belongs to this browser. */
export function useAppearance(): { choice: Appearance; choose: (appearance: Appearance) => void } {
  return { choice: useSyncExternalStore(subscribe, read, () => 'system' as const), choose };
}
