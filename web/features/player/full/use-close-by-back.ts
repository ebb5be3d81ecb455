import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';

/** Marks the entry that is put into the history for the open player. */
const OWN_ENTRY = 'cairn-full-player';
export const isOwnEntry = (state: unknown): boolean => state === OWN_ENTRY;

/** The browser's "back" closes what is open, and stays on the page. */
export function useCloseByBack(close: () => void): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Behind the first page of this document lies another document, which nobody can keep from coming back.
  const guard = useEffectEvent(() => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) void navigate(pathname + search, { state: OWN_ENTRY, preventScrollReset: true });
  });
  useEffect(() => guard(), []);

  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  });
}
