import { sql, type RawBuilder, type Transaction } from 'kysely';
import { findSkillsCalled } from '#core/skills/find-skills.ts';
import type { Database } from './database.ts';
import { isOfKind, MOST_RANKED, rankBest, splitWords, toQuery, toTerm, type Findable } from './full-text.ts';
import { addKnownWords, createKnownWords, listKnowable } from './known-words.ts';
import { isItemSeen } from './seen.ts';
import type { Tables } from './tables/tables.ts';

/** Full-text search over items. Its tables, those of `passage-search.ts` and `spelling.ts` are each dialect's own. */
export interface ItemSearch {
  /**
   * A condition on `item.id` that holds for items in which every word of `text` begins some word, and when it is the name
   * of a skill, for those that train it; of very many, for the latest.
   */
  matches(text: string): RawBuilder<boolean> | null;
  /** Ids of items in which every word begins some word, the best first. */
  rank(words: readonly string[], limit: number, findable: Findable): Promise<string[]>;
  /** Rewrites the index of these items, inside the transaction that changed them. */
  reindex(trx: Transaction<Tables> | Database, itemIds: readonly string[]): Promise<void>;
}

/** To look one up in a list takes less than to rank it. */
const MOST_LISTED = 5000;

/** What a word in the title, of a person, of a topic, in the description counts. */
const WEIGHTS = sql.raw('0, 10, 5, 4, 1');

/** @param reads where it is searched */
export async function createSqliteItemSearch(db: Database, reads = db): Promise<ItemSearch> {
  const isOld = await sql<{ name: string }>`select name from pragma_table_info('item_fts') where name = 'author'`.execute(db);
  // The index of an earlier version: made anew below, from what the tables hold.
  if (isOld.rows.length > 0)
    for (const table of ['item_fts', 'item_fts_row']) await sql`drop table if exists ${sql.ref(table)}`.execute(db);
  await sql`create virtual table if not exists item_fts using fts5(
    itemId unindexed, title, people, topics, description, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  )`.execute(db);
  // FTS5 finds a row by its number only; without this table every change would read the whole index.
  await sql`create table if not exists item_fts_row (number integer primary key, itemId text not null unique)`.execute(db);
  await createKnownWords(db);
  /** Works are looked up in the order of their rank, until there are enough: a row of a work is long. */
  const rankItems = async (query: string, isMany: RawBuilder<boolean>, limit: number, { kind, now }: Findable) => {
    const { rows } = await sql<{ id: string | null }>`
      with asked as materialized (select ${isMany} as isMany), hit as materialized (
        select rowid as number, bm25(item_fts, ${WEIGHTS}) as score from item_fts
        where item_fts match ${query} and not (select isMany from asked) order by rowid desc limit ${MOST_RANKED}
      ), ranked as materialized (
        select itemId from hit cross join item_fts_row on item_fts_row.number = hit.number order by score, itemId limit ${MOST_RANKED}
      )
      select * from (
        select item.id as id from ranked cross join item on item.id = ranked.itemId where ${isItemSeen(now)} and ${isOfKind(kind)} limit ${limit}
      ) union all select null from asked where isMany`.execute(reads);
    return rows[0]?.id === null ? null : rows.flatMap(({ id }) => id ?? []);
  };
  const search: ItemSearch = {
    matches: (text) => {
      const query = toQuery(splitWords(text).map(toTerm));
      if (query === null) return null;
      const found = sql`select itemId from item_fts_row where number in (
        select rowid from item_fts where item_fts match ${query} order by rowid desc limit ${MOST_LISTED})`;
      const trained = findSkillsCalled(text).map(
        (skill) =>
          sql`select itemId from (select itemId from ${sql.ref('itemSkill')} where skill = ${skill} order by ${sql.ref('publishedAt')} desc limit ${MOST_LISTED})`,
      );
      return sql<boolean>`item.id in (${sql.join([found, ...trained], sql` union all `)})`;
    },
    rank: (words, limit, findable) =>
      rankBest('item_fts', words.map(toTerm), limit, String, (query, isMany) => rankItems(query, isMany, limit, findable)),
    reindex: async (trx, itemIds) => {
      const ids = sql`(select value from json_each(${JSON.stringify(itemIds)}))`;
      const numbers = sql`(select number from item_fts_row where itemId in ${ids})`;
      await sql`insert or ignore into item_fts_row (itemId) select * from ${ids}`.execute(trx);
      await sql`delete from item_fts where rowid in ${numbers}`.execute(trx);
      await sql`insert into item_fts (rowid, itemId, title, people, topics, description)
        select number, id, title || ' ' || coalesce(series, ''), author || ' ' || coalesce(narrator, ''), topics, description from item join item_fts_row on itemId = id where id in ${ids} and missingSince is null`.execute(
        trx,
      );
      const { rows } = await sql<{ text: string }>`select title || ' ' || people || ' ' || topics || ' ' || description as text
        from item_fts where rowid in ${numbers}`.execute(trx);
      for (const words of listKnowable(rows.map(({ text }) => text))) await addKnownWords(trx, words);
    },
  };
  if (isOld.rows.length > 0) {
    const items = await db.selectFrom('item').select('id').execute();
    await db.transaction().execute((trx) =>
      search.reindex(
        trx,
        items.map(({ id }) => id),
      ),
    );
  }
  return search;
}
