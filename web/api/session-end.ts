/* A session may end while its page is open: signed out elsewhere, run out, or somebody else's by now. */

const ENDED = 'cairn-session-ended';
const BACK = 'cairn-session-back';

const SIGNED_IN = 'cairn-signed-in';

const page = (): DOMStringMap => document.documentElement.dataset;

/** Whose page this is, whoever is signed in by now. */
export const learnerOfPage = (): string | null => page()['learner'] ?? null;

/** Said by every call that was refused since nobody, or somebody else, is signed in. On a visitor's page it means nothing. */
export function tellSessionEnded(): void {
  if (page()['session'] === 'in') window.dispatchEvent(new Event(ENDED));
}

export function onSessionEnded(listener: () => void): () => void {
  window.addEventListener(ENDED, listener);
  return () => window.removeEventListener(ENDED, listener);
}

export function tellSessionBack(): void {
  window.dispatchEvent(new Event(BACK));
}

/** Until the learner of the page has signed in again. */
export function untilSessionBack(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener(BACK, resolve, { once: true }));
}

/** The session ends as it was meant to: what is refused from now on asks nobody to sign in. */
export function leaveSession(): void {
  page()['session'] = 'out';
}

/** Other tabs may be waiting for it. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(SIGNED_IN);
  channel.postMessage(null);
  channel.close();
}

/** Somebody may have signed in elsewhere: in another tab, or in a window beside this one. */
export function onMaybeSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(SIGNED_IN);
  channel.addEventListener('message', listener);
  window.addEventListener('focus', listener);
  return () => {
    channel.close();
    window.removeEventListener('focus', listener);
  };
}
