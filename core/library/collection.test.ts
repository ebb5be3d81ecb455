import { expect, test } from 'vitest';
import { CollectionFile } from './collection.ts';

test('a collection is a title and one work or more', () => {
  const collection = { title: 'Begin', items: ['tides', 'neap'] };
  expect(CollectionFile.parse({ ...collection, title: ' Begin ' })).toEqual({ ...collection, description: '' });
  const most = { title: 'x'.repeat(200), description: 'x'.repeat(1000), items: Array.from({ length: 200 }, () => 'tides') };
  expect(CollectionFile.parse(most)).toEqual(most);
});

test.each([
  { title: ' ' },
  { title: 'x'.repeat(201) },
  { description: 'x'.repeat(1001) },
  { items: [] },
  { items: Array.from({ length: 201 }, () => 'tides') },
  { items: ['no/id'] },
])('a collection with %j is refused', (wrong) => {
  expect(CollectionFile.safeParse({ title: 'Begin', items: ['tides'], ...wrong }).success).toBe(false);
});

test('every key says what it is for', () => {
  for (const [key, schema] of Object.entries(CollectionFile.shape)) expect(schema.description, key).toMatch(/\w/);
});
