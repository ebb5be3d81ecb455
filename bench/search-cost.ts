import path from 'node:path';
import { sql } from 'kysely';
import { SKILL_WORDS } from '#core/skills/find-skills.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { splitWords } from '#server/db/full-text.ts';
import { createSqliteItemSearch } from '#server/db/item-search.ts';
import { createSqlitePassageSearch } from '#server/db/passage-search.ts';
import { createSqliteSpelling } from '#server/db/spelling.ts';
import { addPassages, wordOf } from './support/add-passages.ts';
import { makeBigLibrary } from './support/big-library.ts';
import { count, inTurns, median, ms, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';

const WORKS = 1000;
const PASSAGES_A_WORK = 60;
const WORDS_A_PASSAGE = 100;
const RESULTS = 200;
const SHOWN = 24;

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
    await addPassages(folder, { works: WORKS, passagesAWork: PASSAGES_A_WORK, wordsAPassage: WORDS_A_PASSAGE });
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
