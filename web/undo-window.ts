/** As long as the notice with its way back is shown. */
const UNDO_MS = 6000;

/**
 * Does something when nobody has taken it back meanwhile; who leaves the page has decided.
 * @returns takes it back
 */
export function doUnlessUndone(act: () => void): () => void {
  const settle = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', actNow);
  };
  const actNow = () => {
    settle();
    act();
  };
  const timer = setTimeout(actNow, UNDO_MS);
  window.addEventListener('pagehide', actNow);
  return settle;
}
