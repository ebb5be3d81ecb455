import { createStore, useStore } from 'zustand';
import { doUnlessUndone } from './undo-window.ts';

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
  const undo = doUnlessUndone(() => {
    send().catch((error: Error) => {
      mark(id, false);
      onFailure(error);
    });
  });
  mark(id, true);
  return () => {
    undo();
    mark(id, false);
  };
}
