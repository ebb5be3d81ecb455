import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { type LibraryQuery, readLibraryQuery, writeLibraryQuery } from './library-query.ts';

/* Who goes through a select by its arrow keys passes options that are not meant. */
const SETTLED_MS = 250;

/** Marks the navigations that the form itself asked for. */
const FROM_FORM = 'from the filters';

export interface FilterForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is in the fields, which the address may not have yet. */
  readonly chosen: LibraryQuery;
  /** Something was chosen: it goes into the address when nothing follows at once. */
  readonly choose: () => void;
  readonly send: () => void;
  /** The choices wait for the connection. */
  readonly isHeldUp: boolean;
}

/**
 * The fields are ahead of the address: what a learner put in stays while lists load, and every list is asked for with
 * all of it. The address only writes the fields when something else changed it: the back button, or a link.
 */
export function useFilterForm(query: LibraryQuery): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(query);
  const [unsent, setUnsent] = useState(0);
  const [isHeldUp, setHeldUp] = useState(false);
  const navigate = useNavigate();
  const { key, state, pathname } = useLocation();
  const navigatedBy = useNavigationType();
  const next = useNavigation().location;
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const address = writeLibraryQuery(query);

  const choose = (): void => {
    setUnsent((count) => count + 1);
    if (form.current) setChosen(readFields(form.current));
  };
  const send = (): void => {
    setUnsent(0);
    // The list that is there is worth more than the news that another one cannot be had.
    setHeldUp(!navigator.onLine);
    if (!form.current || !navigator.onLine) return;
    const search = writeLibraryQuery(readFields(form.current));
    // Every list that was looked at is a step of its own to go back to.
    void navigate({ search }, { preventScrollReset: true, replace: search === address, state: FROM_FORM });
  };

  const sendSettled = useEffectEvent(send);
  useEffect(() => {
    if (unsent === 0 || isLeaving) return undefined;
    const timer = setTimeout(() => sendSettled(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [unsent, isLeaving]);

  useEffect(() => {
    if (!isHeldUp) return undefined;
    const stop = new AbortController();
    window.addEventListener('online', () => sendSettled(), { signal: stop.signal });
    return () => stop.abort();
  }, [isHeldUp]);

  // What was chosen before the page was alive told nobody.
  const sendEarly = useEffectEvent(() => {
    if (form.current && writeLibraryQuery(readFields(form.current)) !== address) choose();
  });
  useEffect(() => sendEarly(), []);

  const follow = useEffectEvent(() => {
    if (!form.current || (navigatedBy !== 'POP' && state === FROM_FORM)) return;
    setUnsent(0);
    setHeldUp(false);
    setChosen(query);
    writeFields(form.current, query);
  });
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current !== key) follow();
    followed.current = key;
  }, [key]);

  return { form, chosen, choose, send, isHeldUp };
}

function readFields(form: HTMLFormElement): LibraryQuery {
  return readLibraryQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

function writeFields(form: HTMLFormElement, query: LibraryQuery): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
    field.value = query[field.name as keyof LibraryQuery] ?? '';
  }
}
