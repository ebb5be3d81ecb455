import type { PlayerCommands } from '#core/player/control/commands.ts';

/** What is waiting is tried again this often, besides with every report. */
const RETRY_EVERY_MS = 30_000;

/** Saves before the page goes, and sends what waits when the connection is back. Returns how to let go. */
export function connectPageEvents(page: Window, { saveNow, sendUnsent }: PlayerCommands): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener('pagehide', saveNow, { signal });
  // On phones the last thing a page hears is often that it is hidden.
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'hidden') saveNow();
    },
    { signal },
  );
  page.addEventListener('online', sendUnsent, { signal });
  const timer = page.setInterval(sendUnsent, RETRY_EVERY_MS);
  return () => {
    stop.abort();
    page.clearInterval(timer);
  };
}
