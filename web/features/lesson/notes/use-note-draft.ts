import { useEffect, useState } from 'react';
import { noteDraftKeyOf } from '#web/note-drafts.ts';
import { readJson, makeSafeStorage } from '#web/player/keeping/player-storage.ts';
import { useLearner } from '#web/root-data.ts';

/** Where a note stands: at a time, or in a text. */
export type NotePlace = { readonly positionSec: number } | { readonly locator: string };

/** A note that is not saved yet. Its place is where one was when one began to write. */
export interface NoteDraft {
  readonly text: string;
  readonly place: NotePlace | null;
  /** The words it is about. */
  readonly quote: string | null;
}

const EMPTY: NoteDraft = { text: '', place: null, quote: null };

function isDraft(kept: unknown): kept is NoteDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { text, place, quote } = kept as Record<string, unknown>;
  return typeof text === 'string' && (quote === null || typeof quote === 'string') && (place === null || isPlace(place));
}

function isPlace(kept: unknown): kept is NotePlace {
  if (typeof kept !== 'object' || kept === null) return false;
  return 'positionSec' in kept ? typeof kept.positionSec === 'number' : 'locator' in kept && typeof kept.locator === 'string';
}

const storage = makeSafeStorage(() => window.sessionStorage);

/** What is written lives as long as the tab: through other pages, a reload and a lost connection. */
export function useNoteDraft(unitId: string) {
  const learner = useLearner();
  const key = noteDraftKeyOf(learner?.id ?? '', unitId);
  const [draft, setDraft] = useState(EMPTY);
  useEffect(() => {
    const kept = readJson(storage, key);
    setDraft(isDraft(kept) ? kept : EMPTY);
  }, [key]);

  const write = (next: NoteDraft): void => {
    setDraft(next);
    if (next.text === '') storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(next));
  };
  return { draft, write, clear: () => write(EMPTY) };
}
