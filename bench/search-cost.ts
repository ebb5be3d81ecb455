import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { seededRandom } from '#core/random.ts';
import { SKILL_WORDS } from '#core/skills/find-skills.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { splitWords } from '#server/db/full-text.ts';
import { createSqliteItemSearch } from '#server/db/item-search.ts';
import { createSqlitePassageSearch } from '#server/db/passage-search.ts';
import { createSqliteSpelling } from '#server/db/spelling.ts';
import { itemId, makeBigLibrary } from './support/big-library.ts';
import { count, inTurns, median, ms, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';

const WORKS = 1000;
const PASSAGES_A_WORK = 60;
const WORDS_A_PASSAGE = 100;
const VOCABULARY = 30_000;
const RESULTS = 200;
const SHOWN = 24;

const COMMON =
  'the of and to in is that it was for with as on be at by this had not are but from or have an they which one you were all her she there would their we him been has when who will no more if out so what up said about'.split(
    ' ',
  );
const SYLLABLES = 'ba ce di fo gu ra sto ten lin mor pe qua ri su va wen ex in ter al'.split(' ');

/** Rank in how often it is said, to the word; as in any language the second is said half as often as the first. */
const wordOf = (rank: number): string =>
  COMMON[rank] ?? [...rank.toString(20).padStart(4, '0')].map((digit) => SYLLABLES[Number.parseInt(digit, 20)]).join('');

function addPassages(file: string): void {
  const db = new DatabaseSync(file);
  const random = seededRandom('search-cost');
  const say = () => wordOf(Math.floor(VOCABULARY ** random()) - 1);
  const [row, passage] = [
    db.prepare('insert into passage_row (number, itemId) values (?, ?)'),
    db.prepare('insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text) values (?, ?, ?, ?, ?, ?, ?)'),
  ];
  db.exec('begin');
  for (let n = 0; n < WORKS * PASSAGES_A_WORK; n++) {
    const [work, place] = [itemId(Math.floor(n / PASSAGES_A_WORK)), n % PASSAGES_A_WORK];
    const text = Array.from({ length: WORDS_A_PASSAGE }, say).join(' ');
    row.run(n + 1, work);
    if (place === 0) passage.run(n + 1, work, `${work}.a`, null, '', say(), text);
    else passage.run(n + 1, work, `${work}.a`, place * 30, '[]', '', text);
  }
  db.exec('commit');
  db.close();
}

/** How it was until the number of matches that are ranked had a bound: all of them, then the words marked in the best. */
async function searchWithoutBound(db: Database, question: string): Promise<void> {
  const query = question
    .split(' ')
    .map((word) => `"${word}"*`)
    .join(' ');
  const { rows } = await sql<{ number: number }>`
    select rowid as number from passage_fts where passage_fts match ${query} order by bm25(passage_fts, 0, 0, 0, 0, 6, 1) limit ${RESULTS}`.execute(
    db,
  );
  await sql`select highlight(passage_fts, 5, '[', ']') from passage_fts
    where passage_fts match ${query} and rowid in (${sql.join(rows.map(({ number }) => number))})`.execute(db);
}

const USUAL = `${wordOf(900)} ${wordOf(400)}`;
const QUESTIONS = {
  'one letter': 't',
  'five letters': 't a o w s',
  'the beginning of every second word': 'th',
  'five such beginnings': 'th an wh of in',
  'five of the commonest words': 'the and that with this',
  'words of four letters': 'that with this from have',
  'two slips': 'baxaca baxada',
};

export const searchCost: Benchmark = {
  question: `What does the worst search cost over ${count(WORKS * PASSAGES_A_WORK)} passages?`,
  measure: async (folder) => {
    await makeBigLibrary(folder, WORKS);
    const file = path.join(folder, 'cairn.db');
    const db = await openDatabase(file);
    const items = await createSqliteItemSearch(db);
    const passages = await createSqlitePassageSearch(db);
    addPassages(file);
    const spelling = await createSqliteSpelling(db, SKILL_WORDS);
    const timeOf = (work: () => Promise<unknown>) => async () => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const search = (question: string) =>
      timeOf(async () => {
        const now = Date.now();
        const words = await spelling.correct(splitWords(question), now);
        await items.rank(words, RESULTS, { now });
        const places = await passages.rank(words, RESULTS, { now });
        await passages.read(places.slice(0, SHOWN), words);
      });
    try {
      await search(USUAL)();
      const usual = median((await inTurns({ usual: search(USUAL) })).usual);
      const rows: Row[] = [{ what: `two usual words`, value: ms(usual) }];
      for (const [what, question] of Object.entries(QUESTIONS)) {
        const runs = await inTurns({ bounded: search(question), unbounded: timeOf(() => searchWithoutBound(db, question)) });
        const [bounded, unbounded] = [median(runs.bounded), median(runs.unbounded)];
        rows.push({
          what: `${what} (${question})`,
          value: ms(bounded),
          comparedWith: `${times(bounded / usual)} of the usual; without a bound ${ms(unbounded)}, ${times(unbounded / usual)}`,
        });
      }
      return rows;
    } finally {
      await db.destroy();
    }
  },
};

if (import.meta.main) await printBenchmark(searchCost);
