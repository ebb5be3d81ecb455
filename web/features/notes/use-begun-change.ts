import { useState } from 'react';
import { z } from 'zod';
import type { Note } from '#core/notes/note.ts';
import { NOTE_COLORS } from '#core/note-colors.ts';
import { noteDraftKeyOf } from '#web/note-drafts.ts';
import { makeSafeStorage, readJson } from '#web/player/keeping/player-storage.ts';
import { useLearner } from '#web/root-data.ts';

const BegunChange = z.object({
  text: z.string(),
  color: z.enum(NOTE_COLORS).nullable(),
  /** Of the note as it was when the change was begun: what another device wrote since is not written over. */
  updatedAt: z.string(),
});
type BegunChange = z.infer<typeof BegunChange>;

const storage = makeSafeStorage(() => window.sessionStorage);

/** A change of a note, kept until it is saved or given up, also through a reload. */
export function useBegunChange(note: Note) {
  const key = noteDraftKeyOf(useLearner()?.id ?? '', note.id);
  const [begun, setBegun] = useState(
    (): BegunChange =>
      BegunChange.safeParse(readJson(storage, key)).data ?? { text: note.text ?? '', color: note.color, updatedAt: note.updatedAt },
  );
  const change = (part: Partial<BegunChange>): void => {
    const next = { ...begun, ...part };
    setBegun(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return { begun, change, forget: () => storage.removeItem(key) };
}
