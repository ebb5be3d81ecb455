import { useState } from 'react';
import type { Note } from '#core/notes/note.ts';
import { NOTE_COLORS, type NoteColor } from '#core/note-colors.ts';
import { noteDraftKeyOf } from '#web/note-drafts.ts';
import { makeSafeStorage, readJson } from '#web/player/keeping/player-storage.ts';
import { useLearner } from '#web/root-data.ts';

interface BegunChange {
  readonly text: string;
  readonly color: NoteColor | null;
  /** Of the note as it was when the change was begun: what another device wrote since is not written over. */
  readonly updatedAt: string;
}

function isBegunChange(kept: unknown): kept is BegunChange {
  if (typeof kept !== 'object' || kept === null) return false;
  const { text, color, updatedAt } = kept as Record<string, unknown>;
  return typeof text === 'string' && typeof updatedAt === 'string' && (color === null || NOTE_COLORS.some((known) => known === color));
}

const storage = makeSafeStorage(() => window.sessionStorage);

/** A change of a note, kept until it is saved or given up, also through a reload. */
export function useBegunChange(note: Note) {
  const key = noteDraftKeyOf(useLearner()?.id ?? '', note.id);
  const [begun, setBegun] = useState((): BegunChange => {
    const kept = readJson(storage, key);
    return isBegunChange(kept) ? kept : { text: note.text ?? '', color: note.color, updatedAt: note.updatedAt };
  });
  const change = (part: Partial<BegunChange>): void => {
    const next = { ...begun, ...part };
    setBegun(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return { begun, change, forget: () => storage.removeItem(key) };
}
