import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { NoteDesk } from './use-note-desk.ts';

/** Goes to the note that the address names (`?note=`), once it has loaded. */
export function useWantedNote({ own, go }: Pick<NoteDesk, 'own' | 'go'>): void {
  const [search] = useSearchParams();
  const id = search.get('note');
  const gone = useRef<string | null>(null);
  const note = own.notes.find((one) => one.id === id);
  const goThere = useEffectEvent(() => {
    if (!note || gone.current === id) return;
    gone.current = id;
    go(note);
  });
  useEffect(() => goThere(), [note]);
}
