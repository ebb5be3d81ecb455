import { expect, test } from 'vitest';
import { readMetadataAbs, readMetadataJson } from './audiobookshelf-metadata.ts';

test('numbers for texts, names as objects, nulls', () => {
  expect(
    readMetadataJson(
      '{"title":1984,"authors":[{"id":"x","name":"Ann Ash"}],"series":null,"tags":null,"publishedYear":1949}',
      expect.unreachable,
    ),
  ).toEqual({
    title: '1984',
    author: 'Ann Ash',
    year: 1949,
  });
  expect(readMetadataJson('{"metadata":{"title":"Old","series":[{"name":"S","sequence":""}]},"tags":["a"]}', expect.unreachable)).toEqual({
    title: 'Old',
    series: 'S',
    topics: ['a'],
  });
  expect(readMetadataJson('{"series":["Name #1a"]}', expect.unreachable)).toEqual({ series: 'Name', seriesPosition: 1 });
});

test('what is wrong is told with its line', () => {
  expect(() => readMetadataJson('{\n "title": "A",\n "authors": "Ann"\n}', expect.unreachable)).toThrow(
    expect.objectContaining({ message: expect.stringContaining('authors'), line: 3 }),
  );
  expect(() => readMetadataJson('{"title": ', expect.unreachable)).toThrow('YAML');
});

test('the first version of metadata.abs, and files that are none', () => {
  expect(
    readMetadataAbs(
      ';ABMETADATA1\n#x\ntitle=A = B\nauthor=Ash, Ann\nnarrator=Nora Reed & Sam Snow\nseries=\npublishedYear=x\n',
      expect.unreachable,
    ),
  ).toEqual({
    title: 'A = B',
    author: 'Ann Ash',
    narrator: 'Nora Reed, Sam Snow',
  });
  expect(readMetadataAbs('title=A', expect.unreachable)).toBeNull();
  expect(readMetadataAbs(`;ABMETADATA2\n[CHAPTER]\nstart=-1\ntitle=x\n[CHAPTER]\nstart=no`, expect.unreachable)?.chapters).toEqual([
    { title: 'x', startSec: 0 },
    { title: '', startSec: 0 },
  ]);
});

test('a field that is too long counts as empty, however it is written', () => {
  const refused: string[] = [];
  const long = 'x'.repeat(20_481);
  const { chapters, ...said } = readMetadataJson(
    JSON.stringify({
      title: 'A',
      description: long,
      tags: long.split('').map((letter) => letter + letter),
      chapters: [{ start: 1, title: long }],
    }),
    (field) => refused.push(field),
  );
  expect(said).toEqual({ title: 'A' });
  expect(chapters).toEqual([{ title: 'x'.repeat(300), startSec: 1 }]);
  expect(readMetadataAbs(`;ABMETADATA1\ntitle=A\nseries=${long}\n`, (field) => refused.push(field))).toEqual({ title: 'A' });
  expect(refused.toSorted()).toEqual(['description', 'series', 'tags']);
});

test('no field can keep its reader busy', () => {
  for (const part of [' ', '<br ', 'a ', ',', ';', '&', 'and ', '#1 ', '\t#', '"', 'book ']) {
    const long = `a${part.repeat(20_000 / part.length)}a`;
    readMetadataJson(
      JSON.stringify({ title: long, author: long, authors: [long], series: [long], description: long, tags: [long] }),
      () => {},
    );
    readMetadataAbs(`;ABMETADATA1\n${long}\nauthor=${long}\nseries=${long}\rx\u2028x\n`, () => {});
    readMetadataAbs(`;ABMETADATA1\n${part.repeat(1_000_000 / part.length)}`, () => {});
  }
});
