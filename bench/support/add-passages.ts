import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '#core/random.ts';
import { openDatabase } from '#server/db/database.ts';
import { createSqlitePassageSearch } from '#server/db/passage-search.ts';
import { itemId, WORDS } from './big-library.ts';

const VOCABULARY = 30_000;
const TITLE_WORDS = 0.02;
const COMMON =
  'the of and to in is that it was for with as on be at by this had not are but from or have an they which one you were all her she there would their we him been has when who will no more if out so what up said about'.split(
    ' ',
  );
const SYLLABLES = 'ba ce di fo gu ra sto ten lin mor pe qua ri su va wen ex in ter al'.split(' ');

/** Rank in how often it is said, to the word; as in any language the second is said half as often as the first. */
export const wordOf = (rank: number): string =>
  COMMON[rank] ?? [...rank.toString(20).padStart(4, '0')].map((digit) => SYLLABLES[Number.parseInt(digit, 20)]).join('');

/** What is said in the works of a big library: of each its title, and so many passages of so many words. */
export async function addPassages(
  dataDir: string,
  { works, passagesAWork, wordsAPassage }: { works: number; passagesAWork: number; wordsAPassage: number },
): Promise<void> {
  const file = path.join(dataDir, 'cairn.db');
  const schema = await openDatabase(file);
  await createSqlitePassageSearch(schema);
  await schema.destroy();
  const db = new DatabaseSync(file);
  const random = seededRandom('passages');
  // Texts also say what titles say.
  const say = () =>
    random() < TITLE_WORDS ? (WORDS[Math.floor(random() * WORDS.length)] ?? '') : wordOf(Math.floor(VOCABULARY ** random()) - 1);
  const row = db.prepare('insert into passage_row (itemId) values (?)');
  const passage = db.prepare('insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text) values (?, ?, ?, ?, ?, ?, ?)');
  const titleOf = db.prepare('select title from unit where id = ?');
  db.exec('begin');
  for (let n = 0; n < works; n++) {
    const [work, unit] = [itemId(n), `${itemId(n)}.a`];
    const add = (startSec: number | null, marks: string, title: string, text: string) =>
      passage.run(row.run(work).lastInsertRowid, work, unit, startSec, marks, title, text);
    add(null, '', String(titleOf.get(unit)?.['title']), '');
    for (let place = 0; place < passagesAWork; place++) add(place * 30, '[]', '', Array.from({ length: wordsAPassage }, say).join(' '));
  }
  db.exec('commit');
  db.close();
}
