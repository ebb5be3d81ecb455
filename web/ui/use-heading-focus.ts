import { useEffect, useRef } from 'react';

/** Another part is another page of the same address: its heading takes the focus, as that of a page does. */
export function useHeadingFocus(part: string | null): void {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // The router scrolls: to the top, or back to the old place.
    heading.focus({ preventScroll: true });
  }, [part]);
}
