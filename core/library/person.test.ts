import { expect, test } from 'vitest';
import { foldName, PersonManifest, splitNames } from './person.ts';

test('a person has names', () => {
  expect(PersonManifest.parse({ name: ' Ann Ash ', alsoKnownAs: [42, 'A. Ash'] })).toEqual({
    name: 'Ann Ash',
    alsoKnownAs: ['42', 'A. Ash'],
  });
  expect(PersonManifest.parse({ name: 'x'.repeat(200), alsoKnownAs: Array.from({ length: 20 }, () => 'x') }).alsoKnownAs).toHaveLength(20);
  expect(PersonManifest.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('must not be empty');
});

test.each([{ name: 'x'.repeat(201) }, { alsoKnownAs: Array.from({ length: 21 }, () => 'x') }, { name: ['Ann'] }])(
  'a person with %j is refused',
  (wrong) => expect(PersonManifest.safeParse(wrong).success).toBe(false),
);

test('two spellings of one name', () => {
  expect(foldName('  Ånn   ÁSH ')).toBe('ann ash');
});

test.each([
  ['Ann Ash', ['Ann Ash']],
  [' Ann Ash ,Ben Birch;  Cy Cole & Di Dorn ', ['Ann Ash', 'Ben Birch', 'Cy Cole', 'Di Dorn']],
  [',Ann Ash,,', ['Ann Ash']],
  ['', []],
])('%j names %j', (names, single) => expect(splitNames(names)).toEqual(single));

test('every key says what it is for', () => {
  for (const [key, schema] of Object.entries(PersonManifest.shape)) expect(schema.description, key).toMatch(/\w/);
});
