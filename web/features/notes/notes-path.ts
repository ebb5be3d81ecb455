import { href } from 'react-router';
import { NOTE_COLORS } from '#core/note-colors.ts';
import type { NoteFilter } from '#core/notes/note.ts';
import { NOTE_ORDERS, NOTE_SORTS, type NoteOrder } from '#core/notes/note-sorts.ts';

/** Of words to look for, and of an id. */
const MAX_LETTERS = 200;

/** What the page of notes shows, as its address has it. */
export interface NotesQuery extends NoteFilter {
  readonly order?: NoteOrder | undefined;
}

/** Only what was chosen. */
export function writeNotesQuery({ q, itemId, sort, color, order }: NotesQuery): string {
  const chosen = Object.entries({ q, itemId, sort, color, order }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '' && entry[1] !== 'newest',
  );
  return new URLSearchParams(chosen).toString();
}

/** The page of notes. */
export function notesPath(query: NotesQuery = {}): string {
  const written = writeNotesQuery(query);
  return written === '' ? href('/notes') : `${href('/notes')}?${written}`;
}

/** Reads the filters of an address; what it does not know, it leaves out. */
export function readNotesQuery(search: URLSearchParams): NotesQuery {
  const text = (name: string): string | undefined => search.get(name)?.trim().slice(0, MAX_LETTERS) || undefined;
  return {
    q: text('q'),
    itemId: text('itemId'),
    sort: NOTE_SORTS.find((sort) => sort === search.get('sort')),
    color: NOTE_COLORS.find((color) => color === search.get('color')),
    order: NOTE_ORDERS.find((order) => order === search.get('order')),
  };
}

/** Whether anything is left out of the list. The order leaves nothing out. */
export const isFiltered = ({ q, itemId, sort, color }: NotesQuery): boolean =>
  [q, itemId, sort, color].some((value) => value !== undefined);
