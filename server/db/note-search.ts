import { sql, type RawBuilder } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from './database.ts';
import { findOffsets, type Term } from './full-text.ts';
import { createOwnIndex, fillOwnIndex, toOwnTerms } from './own-words.ts';
import { isItemSeen } from './seen.ts';

export interface NotesWithin {
  /** Of one work. */
  readonly itemId?: string | undefined;
  /** Milliseconds. */
  readonly now: number;
  /** Who wants a few asks for few. */
  readonly most?: number;
}

/** Full-text search in what a learner has marked and written, and in the titles of the works that it is about. */
export interface NoteSearch {
  /**
   * A condition on `note` that holds for notes of this learner in which every word of `text` begins some word of the
   * quote, of the text or of the title of a work that is seen; of very many, for the latest. Null when there is no word to look for.
   */
  matches(userId: LearnerId, text: string, within: NotesWithin): Promise<RawBuilder<boolean> | null>;
  /** Adds what an index that was made anew does not have yet. */
  fill(signal: AbortSignal): Promise<void>;
}

/** To look one up in a list takes some microseconds. */
const MOST_LISTED = 5000;
/** Of more works whose titles have a word than this, a query would become unreasonably long. */
const MOST_TITLES = 100;

/** A work as one word of the index: its id has hyphens, at which words are split. */
const workWord = (itemId: string): string => `w${Buffer.from(itemId).toString('hex')}`;
const WORK_WORD = (row: string) => sql.raw(`'w' || lower(hex(${row}."itemId"))`);
const WORDS = (row: string) => sql.raw(`coalesce(${row}.quote, '') || ' ' || coalesce(${row}.text, '')`);
const NUMBER = (row: string) => sql.raw(`(select number from note_row where "noteId" = ${row}.id)`);

/** @param reads where works are looked up by their title */
export async function createSqliteNoteSearch(db: Database, reads = db): Promise<NoteSearch> {
  await db.transaction().execute(createIndex);
  return {
    matches: async (userId, text, { itemId, now, most = MOST_LISTED }) => {
      const terms = toOwnTerms(text);
      if (terms.length === 0) return null;
      const works = await listAnnotated(reads, userId, now);
      const query = [
        `owner : "${userId.replaceAll('"', '')}"`,
        ...(itemId === undefined ? [] : [`work : ${workWord(itemId)}`]),
        ...terms.map((term) => anywhere(term, works)),
      ].join(' AND ');
      // The owner is hidden from the indexes: the database begins with what the words match, not with all notes.
      return sql<boolean>`${sql.ref('note.userId')} || '' = ${userId} and note.id in (select "noteId" from note_row where number in (
        select rowid from note_fts where note_fts match ${query} order by rowid desc limit ${most}))`;
    },
    fill: (signal) => fillOwnIndex(db, 'note_fts', addNumber, signal),
  };
}

/** Works with notes of this learner, one step of the index for each: notes are many more. */
async function listAnnotated(db: Database, userId: LearnerId, now: number): Promise<{ id: string; title: string }[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`select min(${sql.ref('itemId')}) from note where ${sql.ref('userId')} = ${userId} ${after}`;
  const { rows } = await sql<{ id: string; title: string }>`with recursive work(id) as (
      ${next(sql``)} union all select (${next(sql`and ${sql.ref('itemId')} > work.id`)}) from work where work.id is not null
    ) select item.id, title from work join item on item.id = work.id where ${isItemSeen(now)} order by item.id`.execute(db);
  return rows;
}

/** The word in the note itself, or a work whose title has it. */
function anywhere(term: Term, works: readonly { id: string; title: string }[]): string {
  const titled = works.filter(({ title }) => findOffsets(title, [term]).length > 0).slice(0, MOST_TITLES);
  const said = `words : "${term.word}"${term.isWhole ? '' : '*'}`;
  return titled.length === 0 ? said : `(${said} OR work : (${titled.map(({ id }) => workWord(id)).join(' OR ')}))`;
}

const addNumber = (trx: Database, number: number) =>
  sql`insert into note_fts (rowid, owner, work, words)
    select number, "userId", ${WORK_WORD('note')}, ${WORDS('note')} from note join note_row on "noteId" = note.id where number = ${number}`.execute(
    trx,
  );

/** Triggers keep it in step, whichever process writes. */
async function createIndex(trx: Database): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'note_row'`.execute(trx);
  if (rows.length === 0) {
    await sql`create table note_row (number integer primary key, "noteId" text not null unique)`.execute(trx);
    await sql`insert into note_row ("noteId") select id from note order by "createdAt", id`.execute(trx);
  }
  await createOwnIndex(trx, 'note_fts', 'owner, work, words');
  if (rows.length > 0) return;
  await sql`create trigger note_made after insert on note begin
    insert into note_row ("noteId") values (new.id);
    insert into note_fts (rowid, owner, work, words) values (${NUMBER('new')}, new."userId", ${WORK_WORD('new')}, ${WORDS('new')});
  end`.execute(trx);
  await sql`create trigger note_changed after update of quote, text, "itemId" on note begin
    update note_fts set work = ${WORK_WORD('new')}, words = ${WORDS('new')} where rowid = ${NUMBER('new')};
  end`.execute(trx);
  await sql`create trigger note_gone after delete on note begin
    delete from note_fts where rowid = ${NUMBER('old')};
    delete from note_row where "noteId" = old.id;
  end`.execute(trx);
}
