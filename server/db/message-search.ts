import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from './database.ts';
import { findOffsets, toQuery } from './full-text.ts';
import { createOwnIndex, fillOwnIndex, toOwnTerms } from './own-words.ts';

export interface FoundMessage {
  messageId: string;
  conversationId: string;
  text: string;
  /** Places in `text` of the words that were looked for. */
  offsets: number[];
}

/** Full-text search in what a learner and the coach have written, within the conversations of this learner alone. */
export interface MessageSearch {
  /** Once; of a message that is gone nothing is kept. */
  add(db: Database, messageId: string): Promise<void>;
  /** The latest message of each conversation that has all the words, the newest first. */
  find(userId: LearnerId, text: string, limit: number): Promise<FoundMessage[]>;
  /** Adds what an index that was made anew does not have yet. */
  fill(signal: AbortSignal): Promise<void>;
}

/** Of more messages than this the latest are looked at. */
const MOST_FOUND = 500;

/** @param reads where it is searched */
export async function createSqliteMessageSearch(db: Database, reads = db): Promise<MessageSearch> {
  await sql`create table if not exists message_row (number integer primary key, messageId text not null unique)`.execute(db);
  await db.transaction().execute((trx) => createOwnIndex(trx, 'message_fts', 'owner, text'));
  await sql`create trigger if not exists message_gone after delete on "coachMessage" begin
    delete from message_fts where rowid = (select number from message_row where messageId = old.id);
    delete from message_row where messageId = old.id;
  end`.execute(db);

  const addNumber = (trx: Database, number: number) =>
    sql`insert into message_fts (rowid, owner, text)
      select number, "userId", content from message_row join "coachMessage" as message on message.id = message_row.messageId
      join conversation on conversation.id = message."conversationId" where number = ${number}`.execute(trx);
  return {
    add: async (trx, messageId) => {
      const { rows } = await sql<{ number: number }>`insert into message_row (messageId)
        select id from "coachMessage" where id = ${messageId} on conflict (messageId) do nothing returning number`.execute(trx);
      if (!rows[0]) return;
      await addNumber(trx, rows[0].number);
    },
    fill: (signal) => fillOwnIndex(db, 'message_fts', addNumber, signal),
    find: async (userId, text, limit) => {
      const terms = toOwnTerms(text);
      const query = toQuery(terms);
      if (query === null) return [];
      const { rows } = await sql<{ messageId: string; conversationId: string; text: string }>`
        with hit as materialized (
          select rowid as number from message_fts
          where message_fts match ${`owner : "${userId.replaceAll('"', '')}" AND {text} : (${query})`} order by rowid desc limit ${MOST_FOUND}
        ), latest as (
          select message.id as messageId, "conversationId", content as text,
            row_number() over (partition by "conversationId" order by hit.number desc) as place, hit.number
          from hit join message_row on message_row.number = hit.number join "coachMessage" as message on message.id = message_row.messageId
          join conversation on conversation.id = "conversationId" and conversation."userId" = ${userId}
        )
        select messageId, conversationId, text from latest where place = 1 order by number desc limit ${limit}`.execute(reads);
      return rows.map((row) => ({ ...row, offsets: findOffsets(row.text, terms) }));
    },
  };
}
