import { sql, type RawBuilder } from 'kysely';
import type { Passage } from '#core/transcript/passages.ts';
import type { Database } from './database.ts';
import { isUnitSeen } from './seen.ts';
import { findOffsets, areMore, isOfKind, MOST_RANKED, rankBest, toTerm, type Findable, type Term } from './full-text.ts';
import { addKnownWords, createKnownWords, listKnowable } from './known-words.ts';
import { writeInTurns } from './write-in-turns.ts';

/** What can be found of one unit: its own words, then its text and what is said in it. */
export interface UnitPassages {
  unitId: string;
  title: string;
  /** Description and names of chapters. */
  about: string;
  passages: readonly Passage[];
}

/** What can be found of one work, and of which version of it that is. */
export interface WorkPassages {
  itemId: string;
  state: string;
  units: readonly UnitPassages[];
}

/** Where words were found. */
export interface PassagePlace {
  /** Of the passage. */
  number: number;
  itemId: string;
  unitId: string;
}

export interface FoundPassage {
  text: string;
  marks: Passage['marks'];
  /** Places in `text` of the words that were looked for. */
  offsets: number[];
  /** The unit's own title and description. */
  isAbout: boolean;
}

/**
 * Full-text search inside units: lesson texts and transcripts. Derived from tables and files after an import, work by
 * work; `state` says of which version of a work, so that an index that is behind catches up whatever happened.
 */
export interface PassageSearch {
  /** Works whose passages are of another version than the work. */
  listStale(): Promise<{ itemId: string; state: string }[]>;
  /** Several works are written together: each transaction writes pages that the next one writes again. */
  replace(works: readonly WorkPassages[]): Promise<void>;
  /** Drops what is kept of works whose id there is no more. */
  removeGone(): Promise<void>;
  /** The best places, at most one a unit. */
  rank(words: readonly string[], limit: number, findable: Findable): Promise<PassagePlace[]>;
  /** What stands at these places, by number. */
  read(places: readonly PassagePlace[], words: readonly string[]): Promise<Map<number, FoundPassage>>;
}

const STATE = sql<string>`item.updatedAt || ':' || item.signature`;

/** A word such as `that`, in more passages than this, stands for itself: to gather all that begins with it takes too long. */
const MOST_OPEN = 5000;
/** The beginnings that the index keeps, so that nothing has to be gathered. */
const LONGEST_PREFIX = 3;

/** @param reads where it is searched */
export async function createSqlitePassageSearch(db: Database, reads = db): Promise<PassageSearch> {
  await sql`create virtual table if not exists passage_fts using fts5(
    itemId unindexed, unitId unindexed, startSec unindexed, marks unindexed, title, text,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
  )`.execute(db);
  // FTS5 finds rows by number only.
  await sql`create table if not exists passage_row (number integer primary key, itemId text not null)`.execute(db);
  await sql`create index if not exists passage_row_by_item on passage_row (itemId)`.execute(db);
  await sql`create table if not exists passage_state (itemId text primary key, state text not null)`.execute(db);
  // What is found in the library is kept by its number: see `keep-by-library.ts`.
  for (const event of ['insert', 'update', 'delete'])
    await sql`create trigger if not exists ${sql.ref(`libraryVersion_passage_state_${event}`)} after ${sql.raw(event)} on passage_state begin
      update ${sql.ref('libraryVersion')} set number = number + 1;
    end`.execute(db);
  await createKnownWords(db);
  const listNumbers = async (itemId: string) =>
    (await sql<{ number: number }>`select number from passage_row where itemId = ${itemId}`.execute(db)).rows.map(({ number }) => number);
  const remove = async (trx: Database, number: number) => {
    await sql`delete from passage_fts where rowid = ${number}`.execute(trx);
    await sql`delete from passage_row where number = ${number}`.execute(trx);
  };
  const setState = (trx: Database, itemId: string, state: string) =>
    sql`insert into passage_state (itemId, state) values (${itemId}, ${state})
      on conflict (itemId) do update set state = excluded.state`.execute(trx);
  /** How the passages of a work are replaced. */
  const listSteps = async ({ itemId, state, units }: WorkPassages) => {
    const rows = units.flatMap(({ unitId, title, about, passages }) => [
      { unitId, startSec: null, marks: '', title, text: about },
      ...passages.map(({ startSec, text, marks }) => ({ unitId, startSec, marks: JSON.stringify(marks), title: '', text })),
    ]);
    const add = async (trx: Database, { unitId, startSec, marks, title, text }: (typeof rows)[number]) => {
      const { rows: made } = await sql<{ number: number }>`insert into passage_row (itemId) values (${itemId}) returning number`.execute(
        trx,
      );
      await sql`insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text)
        values (${made[0]?.number}, ${itemId}, ${unitId}, ${startSec}, ${marks}, ${title}, ${text})`.execute(trx);
    };
    // Of no version until all is in: whatever ends it before, it is begun anew.
    return [
      (trx: Database) => setState(trx, itemId, ''),
      ...(await listNumbers(itemId)).map((number) => (trx: Database) => remove(trx, number)),
      ...rows.map((row) => (trx: Database) => add(trx, row)),
      ...listKnowable(rows.map(({ title, text }) => `${title} ${text}`)).map((words) => (trx: Database) => addKnownWords(trx, words)),
      (trx: Database) => setState(trx, itemId, state),
    ];
  };
  const toPassageTerms = async (words: readonly string[]): Promise<Term[]> => {
    const long = words.filter((word) => word.length > LONGEST_PREFIX);
    if (long.length === 0) return words.map(toTerm);
    const asked = long.map((word) => sql`select ${word} as word where ${areMore('passage_fts', `"${word}"`, MOST_OPEN)}`);
    const { rows } = await sql<{ word: string }>`${sql.join(asked, sql` union all `)}`.execute(reads);
    const common = new Set(rows.map(({ word }) => word));
    return words.map((word) => (common.has(word) ? { word, isWhole: true } : toTerm(word)));
  };
  /**
   * One place a unit: a moment that can be heard says more than a description or a list of sources. Units are looked up in the
   * order of their rank, until there are enough.
   */
  const rankPlaces = async (query: string, isMany: RawBuilder<boolean>, limit: number, { kind, now }: Findable) => {
    const { rows } = await sql<{ [Name in keyof PassagePlace]: PassagePlace[Name] | null }>`
      with asked as materialized (select ${isMany} as isMany), hit as materialized (
        select rowid as number, unitId, startSec, bm25(passage_fts, 0, 0, 0, 0, 6, 1) as score from passage_fts
        where passage_fts match ${query} and not (select isMany from asked) order by rowid desc limit ${MOST_RANKED}
      ), placed as (
        select number, unitId, row_number() over (partition by unitId order by startSec is null, score, number) as place,
          min(score) over (partition by unitId) as score from hit
      ), ranked as materialized (
        select number, unitId from placed where place = 1 order by score, number limit ${MOST_RANKED}
      )
      select * from (
        select number, unit.itemId, unitId from ranked cross join unit on unit.id = ranked.unitId cross join item on item.id = unit.itemId
        where ${isUnitSeen(now)} and ${isOfKind(kind)} limit ${limit}
      ) union all select null, null, null from asked where isMany`.execute(reads);
    return rows[0]?.number === null ? null : (rows as PassagePlace[]);
  };
  return {
    listStale: async () => {
      const { rows } = await sql<{ itemId: string; state: string }>`
        select item.id as itemId, ${STATE} as state from item left join passage_state on passage_state.itemId = item.id
        where item.missingSince is null and (passage_state.state is null or passage_state.state <> ${STATE})`.execute(db);
      return rows;
    },
    replace: async (works) => {
      const steps: ((trx: Database) => Promise<unknown>)[] = [];
      for (const work of works) for (const step of await listSteps(work)) steps.push(step);
      await writeInTurns(db, steps, (trx, step) => step(trx));
    },
    removeGone: async () => {
      const { rows } = await sql<{ itemId: string }>`select itemId from passage_state where itemId not in (select id from item)`.execute(
        db,
      );
      for (const { itemId } of rows) {
        await writeInTurns(db, await listNumbers(itemId), remove);
        await sql`delete from passage_state where itemId = ${itemId}`.execute(db);
      }
    },
    rank: async (words, limit, findable) => {
      const terms = await toPassageTerms(words);
      return rankBest(
        'passage_fts',
        terms,
        limit,
        ({ unitId }) => unitId,
        (query, isMany) => rankPlaces(query, isMany, limit, findable),
      );
    },
    read: async (places, words) => {
      if (places.length === 0) return new Map();
      // Not by the words again, for marks in the text: FTS5 would look all words up anew for each of these rows.
      const { rows } = await sql<{ number: number; unitId: string; marks: string; text: string }>`
        select rowid as number, unitId, marks, text from passage_fts where rowid in (${sql.join(places.map(({ number }) => number))})`.execute(
        reads,
      );
      const terms = words.map(toTerm);
      // A number that has become that of another unit's passage says nothing of this one.
      const unitAt = new Map(places.map(({ number, unitId }) => [number, unitId]));
      const still = rows.filter(({ number, unitId }) => unitAt.get(number) === unitId);
      return new Map(
        still.map(({ number, marks, text }) => [
          number,
          {
            text,
            marks: marks === '' ? [] : (JSON.parse(marks) as Passage['marks']),
            offsets: findOffsets(text, terms),
            isAbout: marks === '',
          },
        ]),
      );
    },
  };
}
