import { DatabaseSync } from 'node:sqlite';
import { seededRandom } from '#core/random.ts';
import { itemId, WORDS } from './big-library.ts';

const WORDS_A_PASSAGE = 100;
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

/** Gives each of the first `works` of a big library this many passages of a hundred words. */
export function addPassages(file: string, { works, perWork }: { works: number; perWork: number }): void {
  const db = new DatabaseSync(file);
  const random = seededRandom('passages');
  // Texts also say what titles say.
  const say = () =>
    random() < TITLE_WORDS ? (WORDS[Math.floor(random() * WORDS.length)] ?? '') : wordOf(Math.floor(VOCABULARY ** random()) - 1);
  const [row, passage] = [
    db.prepare('insert into passage_row (number, itemId) values (?, ?)'),
    db.prepare('insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text) values (?, ?, ?, ?, ?, ?, ?)'),
  ];
  db.exec('begin');
  for (let n = 0; n < works * perWork; n++) {
    const [work, place] = [itemId(Math.floor(n / perWork)), n % perWork];
    const text = Array.from({ length: WORDS_A_PASSAGE }, say).join(' ');
    row.run(n + 1, work);
    if (place === 0) passage.run(n + 1, work, `${work}.a`, null, '', say(), text);
    else passage.run(n + 1, work, `${work}.a`, place * 30, '[]', '', text);
  }
  db.exec('commit');
  db.close();
}
