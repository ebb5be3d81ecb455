import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from './database.ts';
import { findOffsets, splitWords, toQuery, toTerm } from './full-text.ts';

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
}

/** Of more messages than this the latest are looked at. */
const MOST_FOUND = 500;

export async function createSqliteMessageSearch(db: Database): Promise<MessageSearch> {
  // The owner is a word of the index, so that a search reads nothing of other learners.
  await sql`create virtual table if not exists message_fts using fts5(
    owner, text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  )`.execute(db);
  await sql`create table if not exists message_row (number integer primary key, messageId text not null unique)`.execute(db);
  await sql`create trigger if not exists message_gone after delete on "coachMessage" begin
    delete from message_fts where rowid = (select number from message_row where messageId = old.id);
    delete from message_row where messageId = old.id;
  end`.execute(db);

  return {
    add: async (trx, messageId) => {
      const { rows } = await sql<{ number: number }>`insert into message_row (messageId)
        select id from "coachMessage" where id = ${messageId} on conflict (messageId) do nothing returning number`.execute(trx);
      if (!rows[0]) return;
      await sql`insert into message_fts (rowid, owner, text)
        select ${rows[0].number}, "userId", content from "coachMessage" as message
        join conversation on conversation.id = message."conversationId" where message.id = ${messageId}`.execute(trx);
    },
    find: async (userId, text, limit) => {
      const terms = splitWords(text).map(toTerm);
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
        select messageId, conversationId, text from latest where place = 1 order by number desc limit ${limit}`.execute(db);
      return rows.map((row) => ({ ...row, offsets: findOffsets(row.text, terms) }));
    },
  };
}
