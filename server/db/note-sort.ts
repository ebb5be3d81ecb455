import { sql } from 'kysely';
import type { NoteSort } from '#core/notes/note-sorts.ts';

/** Which sort of note a row is, as the index `noteBySort` has it. */
export const noteSort = sql<NoteSort>`(case when note.text is not null then 'note' when note.quote is not null then 'highlight' else 'bookmark' end)`;
