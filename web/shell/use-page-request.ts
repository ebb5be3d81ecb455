import { useEffect, useRef } from 'react';

interface PageRequest {
  readonly pathname: string;
  readonly element: Element;
}

/** The link that was pressed or the form that was sent last. */
export function usePageRequest(): { take: (pathname: string) => Element | null } {
  const last = useRef<PageRequest | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const note = ({ target }: Event): void => {
      last.current = requestOf(target) ?? last.current;
    };
    for (const type of ['click', 'submit']) document.addEventListener(type, note, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  return {
    /** It, when this is where it led. */
    take(pathname) {
      const element = last.current?.pathname === pathname ? last.current.element : null;
      last.current = null;
      return element;
    },
  };
}

function requestOf(target: EventTarget | null): PageRequest | null {
  if (target instanceof HTMLFormElement) return { element: target, pathname: new URL(target.action).pathname };
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && { element: link, pathname: link.pathname };
}
