import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { makeMp3 } from '../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { MOST_RANKED } from './full-text.ts';
import { MOST_WORDS } from './known-words.ts';
import type { UnitPassages } from './passage-search.ts';

const CHAPTERS = 6;
let study: StudyHouse;
beforeEach(async () => {
  study = await openStudyHouse({
    files: Object.fromEntries(
      Array.from({ length: CHAPTERS }, (_, i) => [`audiobooks/book/0${i + 1} Part ${i + 1}.mp3`, makeMp3({ TIT2: `Part ${i + 1}` })]),
    ),
  });
});
afterEach(() => study.close());

const unit = (part: number, title: string, texts: readonly string[]) => ({
  unitId: `book.part-${part}`,
  title,
  about: '',
  passages: texts.map((text, i) => ({ startSec: i, text, marks: [] })),
});
const find = async (...words: string[]) => {
  const { passages, now } = study.house;
  return (await passages.rank(words, 200, { now: now() })).map(({ unitId }) => unitId.slice('book.part-'.length));
};
const replace = (units: readonly UnitPassages[], state = 'state') => study.house.passages.replace([{ itemId: 'book', state, units }]);
/** So many passages that no more are ranked. */
const many = (text: string) => Array.from({ length: MOST_RANKED }, () => text);

describe('of more passages than are ranked', () => {
  beforeEach(() =>
    replace([
      unit(1, 'The way of the river', ['Quiet.']),
      unit(2, 'Two', ['River']),
      unit(3, 'Three', ['Rivers and a quiet stone.']),
      unit(4, 'Four', many('A river and much else besides, to wander about in for long.')),
      unit(5, 'Five', ['The river.']),
    ]),
  );

  it('the latest are found, and a title that says the words', async () => {
    expect(await find('river')).toEqual(['1', '5', '4']);
    expect(await find('riv')).toEqual(['1', '5', '4']);
  });
  it('all are found by words that are in fewer', async () => expect(await find('quiet')).toEqual(['1', '3']));
});

it('a word that is in very many passages stands for itself', async () => {
  const { db } = study.house;
  await replace([unit(1, 'One', ['That stone.']), unit(2, 'Two', ['Thatched, a stone.'])]);
  expect(await find('that', 'stone')).toEqual(['1', '2']);
  await sql`insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text)
    with recursive counted(number) as (select 100 union all select number + 1 from counted where number < 5200)
    select number, 'book', 'book.part-3', 1, '[]', '', 'that' from counted`.execute(db);
  expect(await find('that', 'stone')).toEqual(['1']);
});

it('of fewer the best come first, however old', async () => {
  await replace([unit(1, 'One', ['River.']), unit(2, 'Two', ['A river and much else besides, to wander about in for long.'])]);
  expect(await find('river')).toEqual(['1', '2']);
});

it('of several works that are written together each is found, and none any more as it was', async () => {
  const write = (text: string) =>
    study.house.passages.replace([
      { itemId: 'book', state: 'state', units: [unit(1, 'One', [text])] },
      { itemId: 'other', state: 'state', units: [unit(2, 'Two', ['Granite.'])] },
    ]);
  await write('Granite.');
  expect((await find('granite')).toSorted()).toEqual(['1', '2']);
  await write('Basalt.');
  expect(await find('granite')).toEqual(['2']);
});

describe('of a book that is nothing but different words', () => {
  const AT_ONCE = 40;
  /** Letters only, none twice. */
  const word = (number: number) =>
    number
      .toString(26)
      .padStart(6, '0')
      .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  const book = (words: number) => [
    unit(
      1,
      'One',
      Array.from({ length: words / AT_ONCE }, (_, i) => Array.from({ length: AT_ONCE }, (_, k) => word(i * AT_ONCE + k)).join(' ')),
    ),
  ];
  const countWords = async () => (await sql<{ n: number }>`select count(*) as n from known_word`.execute(study.house.db)).rows[0]?.n ?? 0;

  it('no transaction takes in many, and only so many are taken in', async () => {
    const { db } = study.house;
    const transact = db.transaction.bind(db);
    const counted = [await countWords()];
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      const builder = transact();
      const execute = builder.execute.bind(builder);
      builder.execute = async (write) => {
        const done = await execute(write);
        counted.push(await countWords());
        return done;
      };
      return builder;
    });
    await replace(book(2 * MOST_WORDS));
    const taken = counted.slice(1).map((now, i) => now - (counted[i] ?? 0));
    expect(Math.max(...taken)).toBeLessThan(MOST_WORDS / 4);
    expect(taken.reduce((sum, words) => sum + words, 0)).toBe(MOST_WORDS);
  });

  it('one that is cut off among its words is begun anew', async () => {
    const { db, passages } = study.house;
    const words = 40_000;
    const last = word(words - 1);
    const isStale = async () => (await passages.listStale()).some(({ itemId }) => itemId === 'book');
    const { rows } = await sql<{ state: string }>`select state from passage_state where itemId = 'book'`.execute(db);
    const again = () => replace(book(words), rows[0]?.state);
    await sql`create trigger cut before insert on known_word when new.word = ${sql.lit(last)} begin select raise(abort, 'cut'); end`.execute(
      db,
    );
    await expect(again()).rejects.toThrow('cut');
    expect(await isStale()).toBe(true);
    await sql`drop trigger cut`.execute(db);
    await again();
    expect(await isStale()).toBe(false);
    expect(await find(last)).toEqual(['1']);
    expect(await countWords()).toBeGreaterThanOrEqual(words);
  });
});
