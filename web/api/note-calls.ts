import type { NoteFilter } from '#core/notes/note.ts';
import type { NoteOrder } from '#core/notes/note-sorts.ts';
import type { Ask } from './request.ts';

export interface NoteQuery extends NoteFilter {
  readonly order?: NoteOrder | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The calls of pages that show many notes. */
export const noteCalls = ({ ask }: { readonly ask: Ask }) => ({
  searchNotes: (query: NoteQuery) => ask('GET /notes', { query: { ...query } }),
  getNote: (id: string) => ask('GET /notes/:id', { params: { id }, cache: 'no-store' }),
});
