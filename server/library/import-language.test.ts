import { strToU8 } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURES, openTestLibrary, type Files, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

async function importBook(files: Files) {
  for (const [name, content] of Object.entries({ 'a.m4b': FIXTURES.m4b, ...files }))
    await library.write({ [`audiobooks/Ann/Book/${name}`]: content });
  const report = await library.import();
  const { language } = await library.db.selectFrom('item').select('language').executeTakeFirstOrThrow();
  return { language, told: report.problems.map(({ file, problem }) => `${file.split('/').at(-1)}: ${problem}`) };
}

const opf = (language: string) => strToU8(`<package><metadata><title>A</title><language>${language}</language></metadata></package>`);

test('what is no language is told, and another file may say it', async () => {
  expect(await importBook({ 'metadata.opf': opf('Elvish'), 'metadata.json': '{"language":"German"}' })).toEqual({
    language: 'de',
    told: ['metadata.opf: The language Elvish is not known.'],
  });
});

test('where no file says a language that is known, the usual one is taken, and what was said instead is told', async () => {
  expect(await importBook({ 'metadata.json': '{"language":"x-elvish"}' })).toEqual({
    language: 'en',
    told: ['metadata.json: The language x-elvish is not known.'],
  });
});

test('a file may leave its language open', async () => {
  expect(await importBook({ 'metadata.opf': opf('und') })).toEqual({ language: 'en', told: [] });
});

test('rare languages are languages', async () => {
  expect(await importBook({ 'metadata.opf': opf('grc') })).toEqual({ language: 'grc', told: [] });
});
