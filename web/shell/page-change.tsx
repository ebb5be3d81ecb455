import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { BY_COMMAND } from '#web/page-request.ts';
import { useBrand } from '#web/root-data.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { findMarked, markFocus, type FocusMark } from './focus-mark.ts';
import { watchLostFocus } from './lost-focus.ts';
import { bringIntoShelf, dialogOf, holdFocus, isInPage, isInUse, pageStart } from './page-focus.ts';
import { usePageRequest } from './use-page-request.ts';

/**
 * What a browser does when it loads another document, for the pages that are drawn into this one: the name of the page is
 * said, the focus goes to its heading, and back to what had it when the page is come back to. Scrolling is the router's.
 * Mounted once, behind the page, so that the page's own effects come first.
 */
export function PageChange(): ReactElement {
  const brand = useBrand();
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  const marks = useRef(new Map<string, FocusMark>());
  const request = usePageRequest();
  const focusPath = useRef('');
  const { said, say } = useSaid();

  const noteFocus = useEffectEvent(({ type, target }: Event) => {
    if (type === 'focusin') focusPath.current = window.location.pathname;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button, input, [tabindex]') : null;
    if (pressed && !dialogOf(pressed)) marks.current.set(shown.current.key, markFocus(pressed));
  });
  useEffect(() => {
    const stop = new AbortController();
    // Not every browser gives the focus to a link that is clicked.
    for (const type of ['focusin', 'click']) document.addEventListener(type, noteFocus, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  useEffect(() => watchLostFocus(), []);

  const release = useRef<() => void>(undefined);
  const arrive = useEffectEvent((to: Location) => {
    const { key, pathname, hash, state } = to;
    const before = shown.current;
    shown.current = to;
    const mark = marks.current.get(before.key);
    if (pathname === before.pathname) {
      // The same page under another entry of the history: its focus is the same.
      if (mark && !isReturn) marks.current.set(key, mark);
      return;
    }
    say(pageName(brand.name));
    const asked = request.take(pathname);
    const isAsked = isReturn || state === BY_COMMAND || asked !== null;
    const { activeElement } = document;
    const dialog = dialogOf(activeElement);
    const isElsewhere = dialog ? !dialog.contains(asked) : !isAsked && isInUse(activeElement);
    // The address changes just before the page is drawn: what has got the focus since, the page itself gave it to.
    const isTaken = isInPage(activeElement) && focusPath.current === pathname;
    if (isElsewhere || isTaken) return;
    const left = isReturn ? marks.current.get(key) : undefined;
    const found = left ? findMarked(left) : null;
    if (found) bringIntoShelf(found);
    release.current?.();
    release.current = holdFocus(found ?? pageStart(hash));
  });
  useLayoutEffect(() => arrive(location), [location]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function pageName(brandName: string): string {
  const { title } = document;
  const end = `, ${brandName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
