import { createStore, useStore } from 'zustand';

/** As long as the notice with its way back is shown. */
const UNDO_MS = 6000;

/* Written to in browsers alone: on the server it stays empty, and all requests share it. */
const deleted = createStore<ReadonlySet<string>>(() => new Set());

/** Ids of what was deleted here, also while it can still be taken back: lists leave it out. */
export const useDeleted = (): ReadonlySet<string> => useStore(deleted);

function mark(id: string, isDeleted: boolean): void {
  const after = new Set(deleted.getState());
  if (isDeleted) after.add(id);
  else after.delete(id);
  deleted.setState(after, true);
}

/**
 * Deletes something when nobody has taken it back meanwhile; who leaves the page has decided.
 * @param send tells the server
 * @returns takes it back
 */
export function deleteLater(id: string, send: () => Promise<unknown>, onFailure: (error: Error) => void): () => void {
  const settle = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', remove);
  };
  const remove = () => {
    settle();
    send().catch((error: Error) => {
      mark(id, false);
      onFailure(error);
    });
  };
  const timer = setTimeout(remove, UNDO_MS);
  window.addEventListener('pagehide', remove);
  mark(id, true);
  return () => {
    settle();
    mark(id, false);
  };
}
