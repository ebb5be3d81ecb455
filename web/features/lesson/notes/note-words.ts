import { formatTime } from '#core/format-time.ts';
import type { Chapter } from '#core/library/chapter.ts';
import type { Note } from '#core/notes/note.ts';
import { readLocator } from '#core/reader/locator.ts';
import type { NotePlace } from './use-note-draft.ts';

/** As much of a paragraph as names it. */
const NAMED_LETTERS = 48;

export const placeOf = ({ positionSec, locator }: Pick<Note, 'positionSec' | 'locator'>): NotePlace | null =>
  positionSec !== null ? { positionSec } : locator !== null ? { locator } : null;

/** "4:52, Before", or the heading and the first words in a text. */
export function sayPlace(place: NotePlace, chapters: readonly Chapter[]): string {
  if ('positionSec' in place) {
    const chapter = chapters.findLast(({ startSec }) => startSec <= place.positionSec);
    return [formatTime(place.positionSec), chapter?.title].filter(Boolean).join(', ');
  }
  const { text = '', chapter = '' } = readLocator(place.locator) ?? {};
  const words = text.length > NAMED_LETTERS ? `${text.slice(0, NAMED_LETTERS).trimEnd()}…` : text;
  return [chapter === text ? '' : chapter, words && `“${words}”`].filter(Boolean).join(', ') || 'This lesson';
}

/** How far through the unit, for putting notes in order: seconds, or a share of the text. */
const farIn = ({ positionSec, locator }: Note): number => positionSec ?? readLocator(locator)?.fraction ?? 0;

/** In the order of the lesson; of two at one place, the older first. */
export const byPlace = (a: Note, b: Note): number => farIn(a) - farIn(b) || a.createdAt.localeCompare(b.createdAt);
