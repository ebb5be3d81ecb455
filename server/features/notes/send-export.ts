import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { LearnerId } from '#core/account/learner.ts';
import { exportNotes } from '#core/notes/export-notes.ts';
import type { NoteEntry, NoteFilter } from '#core/notes/note.ts';
import type { House } from '../../house.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { listNoteIds } from './list-notes.ts';
import { presentEntry, selectEntries } from './queries.ts';

/** Of more notes a file would be too large to be read. */
const MAX_EXPORTED = 5000;
const PAGE = 100;
/** Notes that are written at once: the longest ones take some 15 ms, and others are answered in between. */
const PIECE = 5;

/** Answers with a learner's notes as a Markdown file, which is made as fast as it is taken. */
export function sendExport(c: Context, house: House, userId: LearnerId, filter: NoteFilter): Response {
  const origin = siteOriginOf(house, c.req.url);
  c.header('Content-Type', 'text/markdown; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="notes.md"');
  return stream(c, (file) =>
    house.work.run('a file of notes', async () => {
      for await (const text of writeNotes(house, userId, filter, origin)) {
        if (file.aborted || house.work.signal.aborted) return;
        await file.write(text);
      }
    }),
  );
}

async function* writeNotes(house: House, userId: LearnerId, filter: NoteFilter, origin: string): AsyncGenerator<string> {
  yield '# Notes and highlights\n';
  let before: NoteEntry | undefined;
  const { ids, total } = await listNoteIds(house, userId, filter, MAX_EXPORTED);
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE);
    const rows = new Map((await selectEntries(house).where('note.id', 'in', page).execute()).map((row) => [row.id, row]));
    const entries = page.flatMap((id) => rows.get(id) ?? []).map(presentEntry);
    for (let from = 0; from < entries.length; from += PIECE) {
      const piece = entries.slice(from, from + PIECE);
      yield exportNotes(piece, { before, origin });
      before = piece.at(-1);
      await nextTurn();
    }
  }
  if (ids.length === 0) yield '\nNo note fits.\n';
  if (ids.length < total) yield `\nThese are the first ${ids.length} of ${total}. Choose a work to have the others.\n`;
}
