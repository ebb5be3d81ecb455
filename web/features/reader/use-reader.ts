import { useMemo, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { Note } from '#core/notes/note.ts';
import type { PlaceView } from '#core/progress/place-schema.ts';
import { readLocator, type Locator } from '#core/reader/locator.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import { readPath } from '#web/addresses.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useBook, type Book } from './book/use-book.ts';
import type { BookView, PageEvent, SelectedText } from './engine/book-view.ts';
import type { ReaderPanel } from './frame/reader-tools.tsx';
import { findBookmark, pageMarks, type BookNote, type NoteColor } from './marks/book-note.ts';
import { useBookNotes, type BookNotes } from './marks/use-book-notes.ts';
import { useShowMarks } from './marks/use-show-marks.ts';
import { markByKeys, type MarkStep } from './page/mark-by-keys.ts';
import { usePageTheme, type PageTheme } from './page-theme.ts';
import { findHeardSince } from '#web/features/recording/heard-since.ts';
import type { HeardPlace } from '#web/features/recording/recording.ts';
import type { Recording } from '#web/features/recording/recording.ts';
import { useAloud, type Aloud } from './aloud/use-aloud.ts';
import { goToPlace, goToSpoken, type Found } from './place/go-to-place.ts';
import { usePlaceKeeping, type PlaceKeeping } from './place/use-place-keeping.ts';
import { useReadingSettings, type ReadingForm } from './use-reading-settings.ts';
import { passKey } from './use-reading-commands.ts';

export interface ReaderRequest {
  readonly item: ItemDetail;
  readonly fileUrl: string;
  readonly unitId: string;
  readonly settings: ReadingSettings;
  readonly place: PlaceView | null;
  /** Where the address leads, instead of the learner's place. */
  readonly target: Note | { readonly chapter: string } | null;
  /** An audiobook of the book. */
  readonly recording: Recording | null;
  readonly frame: RefObject<HTMLElement | null>;
}

/** What is being written: on words that were just selected, or on a note that is there. */
export type Writing = { readonly selection: SelectedText } | { readonly note: BookNote };

export interface Reader {
  readonly book: Book;
  readonly form: ReadingForm;
  readonly theme: PageTheme;
  readonly keeping: PlaceKeeping;
  readonly aloud: Aloud;
  readonly notes: BookNotes;
  readonly bookmark: BookNote | undefined;
  readonly panel: ReaderPanel | null;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly writing: Writing | null;
  readonly write: (writing: Writing | null) => void;
  readonly togglePanel: (panel: ReaderPanel | null) => void;
  readonly turn: (to: 'forward' | 'back') => void;
  readonly jump: (target: Parameters<BookView['goTo']>[0]) => void;
  readonly goBack: () => void;
  readonly acceptOffer: () => void;
  readonly toggleBookmark: () => void;
  readonly highlight: (color: NoteColor) => void;
  /** That of the highlight before. */
  readonly lastColor: () => NoteColor;
  readonly addNote: (selection: SelectedText, text: string) => Promise<unknown>;
  readonly recolor: (note: BookNote, color: NoteColor) => void;
  readonly lookUp: (words: string) => void;
  readonly markByKeys: (step: MarkStep) => void;
  readonly dismiss: () => void;
}

/** A book, the learner's place and notes in it, and all that can be done with them. */
export function useReader({ item, fileUrl, unitId, settings: saved, place, target, recording, frame }: ReaderRequest): Reader {
  const toast = useToast();
  const navigate = useNavigate();
  const form = useReadingSettings(saved);
  const theme = usePageTheme(form.settings.theme);
  const keeping = usePlaceKeeping(unitId, [item.id, recording?.id ?? ''], place);
  const notes = useBookNotes(unitId);
  const [panel, setPanel] = useState<ReaderPanel | null>(null);
  const [query, setQuery] = useState('');
  const [writing, write] = useState<Writing | null>(null);
  const lastColor = useRef<NoteColor>('yellow');

  async function goToStart(opened: BookView): Promise<void> {
    const newest = await keeping.findNewest(target !== null);
    const heard = target === null ? findHeardSince(recording, newest.observedMs) : null;
    const elsewhere = target ?? heard;
    await keeping.asJump(async () => {
      let found: Found = elsewhere === null ? 'nowhere' : await goToTarget(opened, elsewhere);
      const read = heard !== null && found !== 'nowhere' ? newest.place : null;
      if (found === 'nowhere' && newest.place) found = await goToPlace(opened, newest.place, findSpoken);
      if (found === 'nowhere') await opened.goTo({ fraction: 0 });
      else if (target === null && (heard !== null || newest.place?.type === 'heard')) keeping.noteVoice();
      if (read !== null) {
        const back = { label: 'To where you read', onAction: () => void keeping.asJump(() => goToPlace(opened, read, findSpoken)) };
        toast.show({ text: 'Opened where you listened on.', action: back });
      } else if (found === 'about') toast.show({ text: 'Opened about where you were.', detail: 'The exact place is not in this edition.' });
    });
    // From here on the learner's place counts, also after a reload.
    if (target !== null) void navigate(readPath(item.id), { replace: true });
  }

  const findSpoken = (opened: BookView, sec: number) => aloud.findHeard(opened, { unitId, sec });

  async function goToTarget(opened: BookView, to: NonNullable<ReaderRequest['target']> | HeardPlace): Promise<Found> {
    if ('sec' in to) {
      const heard = await aloud.findHeard(opened, to);
      return heard ? goToSpoken(opened, heard) : 'nowhere';
    }
    if ('chapter' in to) {
      // The library tells chapters from the package document on, the book from the root of its archive.
      const entry = opened.book.contents.find(({ href }) => href === to.chapter || href.endsWith(`/${to.chapter}`));
      return (await opened.goTo({ href: entry?.href ?? to.chapter })) ? 'exactly' : 'nowhere';
    }
    const locator = readLocator(to.locator);
    if (locator === null || (await goToPlace(opened, { type: 'read', locator }, findSpoken)) === 'nowhere') return 'nowhere';
    // A note that has moved within the book needs no word.
    return 'exactly';
  }

  function takeEvent(event: PageEvent): void {
    if (event.type === 'shown') {
      keeping.noteShown(event.place, aloud.isTurning());
      aloud.notePage();
    }
    if (event.type === 'key') passKey(event.event);
  }

  const book = useBook({ itemId: item.id, fileUrl, frame, settings: form.settings, theme, goToStart, onEvent: takeEvent });
  const { state, view, dispatch } = book;
  const aloud = useAloud({ item, recording, view, fraction: state.place?.locator.fraction ?? 0, onVoice: keeping.noteVoice });
  const marks = useMemo(() => pageMarks(notes.notes), [notes.notes]);
  useShowMarks(view, marks);
  const bookmark = findBookmark(notes.notes, state.place);

  function dismiss(): void {
    view?.clearSelection();
    dispatch({ type: 'dismiss' });
  }
  function jump(to: Parameters<BookView['goTo']>[0]): void {
    dismiss();
    void keeping.asJump(async () => {
      if (view && (await view.goTo(to)) === null) toast.show({ text: 'This place is not in the book any more.', tone: 'bad' });
    });
  }
  /** What could not be saved can be sent again. */
  function add(at: Locator, words: { quote?: string; color?: NoteColor }): void {
    notes.add({ at, ...words }).catch((error: Error) => {
      const again = { label: 'Try again', onAction: () => add(at, words) };
      toast.show({ text: 'Not saved.', detail: error.message, tone: 'bad', action: again, key: `unsaved ${at.cfi}` });
    });
  }

  return {
    book,
    form,
    theme,
    keeping,
    aloud,
    notes,
    bookmark,
    panel,
    query,
    setQuery,
    writing,
    write,
    togglePanel: (next) => setPanel((before) => (before === next ? null : next)),
    turn: (to) => void (to === 'forward' ? view?.next() : view?.previous()),
    jump,
    goBack: () => void keeping.asJump(async () => view?.goBack()),
    acceptOffer() {
      const { offer } = keeping;
      if (view && offer) void keeping.asJump(() => goToPlace(view, offer, findSpoken));
      keeping.dismissOffer();
    },
    toggleBookmark() {
      if (bookmark) notes.remove(bookmark);
      else if (state.place) add(state.place.locator, {});
    },
    highlight(color) {
      const { selection } = state;
      if (selection === null) return;
      lastColor.current = color;
      add(selection.locator, { quote: selection.text, color });
      dismiss();
    },
    lastColor: () => lastColor.current,
    addNote: (selection, text) =>
      notes.add({ at: selection.locator, quote: selection.text, color: lastColor.current, ...(text ? { text } : {}) }),
    recolor(note, color) {
      dismiss();
      notes.change(note.id, { color }).catch((error: Error) => toast.show({ text: 'Not saved.', detail: error.message, tone: 'bad' }));
    },
    lookUp(words) {
      setQuery(words.trim().slice(0, 100));
      dismiss();
      setPanel('search');
    },
    markByKeys(step) {
      if (!view) return;
      const isMarked = markByKeys(view.shownRanges(), view.book.language, step);
      if (!isMarked) toast.show({ text: 'There is no further sentence on this page.', key: 'sentence' });
    },
    dismiss,
  };
}
