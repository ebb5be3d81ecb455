import { expect, test } from 'vitest';
import { readMetadataAbs, readMetadataJson } from './audiobookshelf-metadata.ts';

test('numbers for texts, names as objects, nulls', () => {
  expect(readMetadataJson('{"title":1984,"authors":[{"id":"x","name":"Ann Ash"}],"series":null,"tags":null,"publishedYear":1949}')).toEqual(
    {
      title: '1984',
      author: 'Ann Ash',
      year: 1949,
    },
  );
  expect(readMetadataJson('{"metadata":{"title":"Old","series":[{"name":"S","sequence":""}]},"tags":["a"]}')).toEqual({
    title: 'Old',
    series: 'S',
    topics: ['a'],
  });
  expect(readMetadataJson('{"series":["Name #1a"]}')).toEqual({ series: 'Name', seriesPosition: 1 });
});

test('what is wrong is told with its line', () => {
  expect(() => readMetadataJson('{\n "title": "A",\n "authors": "Ann"\n}')).toThrow(
    expect.objectContaining({ message: expect.stringContaining('authors'), line: 3 }),
  );
  expect(() => readMetadataJson('{"title": ')).toThrow('YAML');
});

test('the first version of metadata.abs, and files that are none', () => {
  expect(
    readMetadataAbs(';ABMETADATA1\n#x\ntitle=A = B\nauthor=Ash, Ann\nnarrator=Nora Reed & Sam Snow\nseries=\npublishedYear=x\n'),
  ).toEqual({
    title: 'A = B',
    author: 'Ann Ash',
    narrator: 'Nora Reed, Sam Snow',
  });
  expect(readMetadataAbs('title=A')).toBeNull();
  expect(readMetadataAbs(`;ABMETADATA2\n[CHAPTER]\nstart=-1\ntitle=x\n[CHAPTER]\nstart=no`)?.chapters).toEqual([
    { title: 'x', startSec: 0 },
    { title: '', startSec: 0 },
  ]);
});
