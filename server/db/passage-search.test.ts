import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { makeMp3 } from '../../tests/support/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/study-library.ts';
import { MOST_RANKED } from './full-text.ts';

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
/** So many passages that no more are ranked. */
const many = (text: string) => Array.from({ length: MOST_RANKED }, () => text);

describe('of more passages than are ranked', () => {
  beforeEach(() =>
    study.house.passages.replace('book', 'state', [
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
  const { db, passages } = study.house;
  await passages.replace('book', 'state', [unit(1, 'One', ['That stone.']), unit(2, 'Two', ['Thatched, a stone.'])]);
  expect(await find('that', 'stone')).toEqual(['1', '2']);
  await sql`insert into passage_fts (rowid, itemId, unitId, startSec, marks, title, text)
    with recursive counted(number) as (select 100 union all select number + 1 from counted where number < 5200)
    select number, 'book', 'book.part-3', 1, '[]', '', 'that' from counted`.execute(db);
  expect(await find('that', 'stone')).toEqual(['1']);
});

it('of fewer the best come first, however old', async () => {
  await study.house.passages.replace('book', 'state', [
    unit(1, 'One', ['River.']),
    unit(2, 'Two', ['A river and much else besides, to wander about in for long.']),
  ]);
  expect(await find('river')).toEqual(['1', '2']);
});
