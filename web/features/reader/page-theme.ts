import { useSyncExternalStore } from 'react';
import type { ReadingTheme } from '#core/reader/reading-defaults.ts';

/** What the page really looks like. */
export type PageTheme = Exclude<ReadingTheme, 'auto'>;

function subscribe(listen: () => void): () => void {
  const observer = new MutationObserver(listen);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readAppTheme = (): PageTheme => (document.documentElement.dataset['theme'] === 'dark' ? 'night' : 'day');

/** The chosen theme, or the app's. */
export function usePageTheme(chosen: ReadingTheme): PageTheme {
  const ofApp = useSyncExternalStore(subscribe, readAppTheme, () => 'day' as const);
  return chosen === 'auto' ? ofApp : chosen;
}
