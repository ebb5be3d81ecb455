import { useEffect, type ReactElement } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { dropWaitingPage, waitingPage } from './page-code.ts';

/** Says over the open page that another could not be fetched, and opens that when the connection is back. */
export function LostPage(): ReactElement | null {
  const page = useStore(waitingPage, (state) => state.page);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (isReturn) dropWaitingPage();
  }, [key, isReturn]);
  const retry = page?.isLost ? page.retry : null;
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  if (!retry) return null;
  return (
    <div className="fixed inset-x-3 top-18 z-(--z-toast) mx-auto max-w-120 rounded-2 bg-sheet p-4 pt-1 text-ink shadow-2">
      <ErrorState
        title="This page did not load"
        text="The server cannot be reached. The page comes by itself when your connection is back."
        retry={retry}
      />
      <Button variant="quiet" className="mt-1" onClick={dropWaitingPage}>
        Stay here
      </Button>
    </div>
  );
}
