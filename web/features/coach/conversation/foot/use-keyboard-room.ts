import { useEffect } from 'react';

/**
 * Keeps the field above the keyboard of telephones by Apple, which lies over the page. Others make the page smaller
 * (`interactive-widget` in the document's head), and need nothing of this.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    const root = document.documentElement;
    if (!view) return;
    const measure = () => {
      const coveredPx = view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
      root.style.setProperty('--keyboard', `${Math.round(coveredPx)}px`);
    };
    measure();
    const stop = new AbortController();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, measure, { signal: stop.signal });
    return () => {
      stop.abort();
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
