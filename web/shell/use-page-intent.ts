import { useEffect } from 'react';
import { fetchPageAhead } from './page-code.ts';

/** What only passes over a link does not mean it. */
const MEANT_MS = 80;

/** Fetches a page's code when a link to it is pointed at, focused or touched, unless the browser is told to save data. */
export function usePageIntent(): void {
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: Event): void => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === window.location.origin && !savesData()) timer = setTimeout(() => fetchPageAhead(link.pathname), MEANT_MS);
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, note, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
