import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

/** Full-text search over items; the one part of the schema that differs between SQLite and PostgreSQL. */
export interface ItemSearch {
  /** A condition on `item.id` that holds for items in which every word of `text` begins some word. */
  matches(text: string): RawBuilder<boolean> | null;
  /** Rewrites the index of these items, inside the transaction that changed them. */
  reindex(trx: Transaction<Tables> | Database, itemIds: readonly string[]): Promise<void>;
}

export async function createSqliteItemSearch(db: Kysely<Tables>): Promise<ItemSearch> {
  await sql`create virtual table if not exists item_fts using fts5(
    itemId unindexed, title, author, topics, description, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  )`.execute(db);
  // FTS5 finds a row by its number only; without this table every change would read the whole index.
  await sql`create table if not exists item_fts_row (number integer primary key, itemId text not null unique)`.execute(db);
  await sql`insert or ignore into item_fts_row (number, itemId) select rowid, itemId from item_fts where not exists (select 1 from item_fts_row)`.execute(
    db,
  );
  return {
    matches: (text) => {
      const query = toPrefixQuery(text);
      return query === null ? null : sql<boolean>`item.id in (select itemId from item_fts where item_fts match ${query})`;
    },
    reindex: async (trx, itemIds) => {
      for (const id of itemIds) {
        await sql`insert or ignore into item_fts_row (itemId) values (${id})`.execute(trx);
        await sql`delete from item_fts where rowid = (select number from item_fts_row where itemId = ${id})`.execute(trx);
        await sql`insert into item_fts (rowid, itemId, title, author, topics, description)
          select number, id, title, author, topics, description from item join item_fts_row on itemId = id where id = ${id} and missingSince is null`.execute(
          trx,
        );
      }
    },
  };
}

/** Words in any order, each as a quoted prefix: nothing a visitor types can be read as FTS5 syntax. */
function toPrefixQuery(text: string): string | null {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, 12)
        .map((word) => `"${word}"*`)
        .join(' ');
}
