import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** The browser's "back" closes what is open, and stays on the page. */
export function useCloseByBack(close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  });
}
