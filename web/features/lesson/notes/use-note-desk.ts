import { useCallback, useContext, useState, type RefObject } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { Note } from '#core/notes/note.ts';
import type { Place } from '#core/progress/place.ts';
import { openPlaceSec } from '#core/progress/resume.ts';
import { isCurrentUnit, useGoTo } from '#web/player/use-play-from.ts';
import { PlayerContext } from '#web/player/use-player.ts';
import { useToast } from '#web/ui/toast.tsx';
import { sayPlace } from './note-words.ts';
import type { NoteColor } from './selectable.tsx';
import { lineOf, locateRange, locateReading } from './text-place.ts';
import { useNoteDraft, type NotePlace } from './use-note-draft.ts';
import { useUnitNotes } from './use-unit-notes.ts';

export interface NoteDeskInput {
  readonly lesson: Lesson;
  readonly queue: readonly string[];
  /** The learner's place in the lesson, when it is begun. */
  readonly place: Place | undefined;
  /** The lesson's text, while it is on the page. */
  readonly prose: RefObject<HTMLDivElement | null>;
  /** The place of a note is in the text, which has to be on the page. */
  readonly onText: () => void;
}

/** Where notes of a lesson are written, and the way back to their places. */
export function useNoteDesk({ lesson, queue, place, prose, onText }: NoteDeskInput) {
  const own = useUnitNotes(lesson.id);
  const { draft, write, clear } = useNoteDraft(lesson.id);
  const [target, setTarget] = useState<Note | null>(null);
  const store = useContext(PlayerContext)?.store;
  const goTo = useGoTo();
  const { show } = useToast();
  const hasMedia = lesson.video_url !== null || lesson.audioUrl !== null;

  /** Where one is at this moment. */
  function takePlace(): NotePlace | null {
    if (!hasMedia) {
      const locator = prose.current && locateReading(prose.current);
      return locator === null ? null : { locator };
    }
    const state = store?.getState();
    const isHere = state !== undefined && isCurrentUnit(state, lesson.id);
    return { positionSec: isHere ? state.playback.positionSec : (openPlaceSec(place) ?? 0) };
  }

  async function save(): Promise<void> {
    const at = draft.place ?? takePlace();
    if (at === null) return;
    await own.add({
      ...at,
      quote: draft.quote ?? undefined,
      text: draft.text.trim() || undefined,
      color: draft.quote === null ? undefined : 'yellow',
    });
    clear();
  }

  const highlight = (at: NotePlace, quote: string, color: NoteColor): void => {
    own.add({ ...at, quote, color }).then(
      () => show({ text: 'Highlighted.', tone: 'good', key: 'note' }),
      (error: Error) => show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'note' }),
    );
  };

  function go(note: Note): void {
    if (note.positionSec !== null) return goTo({ unitId: lesson.id, sec: note.positionSec, queue });
    onText();
    setTarget(note);
  }

  return {
    own,
    draft,
    clear,
    save,
    highlight,
    go,
    target,
    arrive: useCallback(() => setTarget(null), []),
    hasMedia,
    /** The place is taken with the first letter: it is what one writes about. */
    writeText: (text: string) => write({ ...draft, text, place: draft.place ?? takePlace() }),
    /** Begins a note about words. */
    noteOn: (at: NotePlace, quote: string) => write({ text: draft.text, place: at, quote }),
    /** Begins a note about where one is, unless one has begun. */
    beginHere: () => write({ ...draft, place: draft.place ?? takePlace() }),
    placeWords: draft.place
      ? sayPlace(draft.place, lesson.chapters)
      : hasMedia
        ? 'at the time when you begin to write'
        : 'where you are in the text',
    textPlace: (range: Range): NotePlace | null => (prose.current ? { locator: locateRange(prose.current, range) } : null),
    quoteOf: lineOf,
  };
}
export type NoteDesk = ReturnType<typeof useNoteDesk>;
