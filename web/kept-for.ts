import { isListed, isNamedFor, OF_LEARNER, WHO } from './kept-keys.ts';

/** The specification's name for the newest assessment. */
export const RESULT_KEY = 'ai_assessment_results';

/**
 * Whether what is kept is this learner's; what nobody has claimed is.
 * @throws where storage is blocked
 */
export function isKeptFor(learnerId: string): boolean {
  const keptFor = localStorage.getItem(WHO.keptFor);
  return keptFor === null || keptFor === learnerId;
}

/**
 * A session may end without signing out: what was kept of another learner is deleted before anything of this one is kept.
 * @throws where storage is blocked
 */
export function claimKept(learnerId: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    const keptFor = storage.getItem(WHO.keptFor);
    const isOwn = keptFor === null || keptFor === learnerId;
    for (const key of listKept(storage)) {
      const isOthers = key.includes(':') ? !isNamedFor(key, learnerId) : !isOwn || isWrittenBy(storage.getItem(key), learnerId) === false;
      if (isOthers) storage.removeItem(key);
    }
    storage.setItem(WHO.keptFor, learnerId);
  }
}

/**
 * Signing out takes all of it along, of whoever it is.
 * @throws where storage is blocked
 */
export function forgetKept(): void {
  forgetIn(localStorage);
  forgetIn(sessionStorage);
}

/** Signed out in another tab, where by now somebody else may have signed in: only what this tab keeps for itself is its to delete. */
export function forgetKeptOfTab(): void {
  try {
    forgetIn(sessionStorage);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

function forgetIn(storage: Storage): void {
  for (const key of [...Object.values(WHO), ...listKept(storage)]) storage.removeItem(key);
}

/** Somebody else signed in: the pages that show the learner before are to go. Heard in other tabs, and where the browser brings a page back. */
export function onKeptForOther(learnerId: string, leave: () => void): () => void {
  const look = (): void => {
    try {
      if (!isKeptFor(learnerId)) leave();
    } catch {
      // Storage is blocked; a refused call tells it.
    }
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
}

const listKept = (storage: Storage): string[] => Object.keys(storage).filter((key) => isListed(key, OF_LEARNER));

/** A page of the learner before may have written down its player as it went. Null where it does not say whose it is. */
function isWrittenBy(json: string | null, learnerId: string): boolean | null {
  const writer = /"learnerId":"([^"]+)"/.exec(json ?? '')?.[1];
  return writer === undefined ? null : writer === learnerId;
}
