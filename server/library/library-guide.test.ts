import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CollectionFile } from '#core/library/collection.ts';
import { ITEM_KEYS, ItemManifest, UNIT_KEYS, UnitManifest } from '#core/library/source/manifest.ts';
import { Quiz } from '#core/library/quiz.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { TEXT_LIMITS } from './read/book/book-texts.ts';
import { EPUB_LIMITS } from './read/book/zip-directory.ts';
import { ChaptersFile } from './read/read-sidecars.ts';
import { MAX_MARKUP_DEPTH } from './sanitise/markup-depth.ts';

const DOCUMENT = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');

function listBlocks(kind: string): unknown[] {
  return [...DOCUMENT.matchAll(/^```(?:yaml|json) (\w+)\n(.*?)^```$/gms)]
    .filter((block) => block[1] === kind)
    .map((block) => parse((block[2] ?? '').replaceAll(/^---\n/gm, '')));
}

test('the examples of docs/library.md are valid and use known keys only', () => {
  const items = listBlocks('item');
  const units = listBlocks('unit');
  expect([items.length, units.length, listBlocks('quiz').length, listBlocks('chapters').length]).toEqual([2, 2, 1, 1]);
  expect(CollectionFile.strict().parse(listBlocks('collection')[0])).toBeTruthy();
  for (const block of items) expect(ItemManifest.strict().parse(block)).toBeTruthy();
  for (const block of units) expect(UnitManifest.strict().parse(block)).toBeTruthy();
  for (const block of listBlocks('quiz')) expect(Quiz.parse(block)).toBeTruthy();
  for (const block of listBlocks('chapters')) expect(ChaptersFile.parse(block)).toHaveLength(2);
  const shown = new Set(items.flatMap((block) => Object.keys(block as object)));
  expect(ITEM_KEYS.filter((key) => !shown.has(key))).toEqual(['publishedAt', 'feed'].filter((key) => !shown.has(key)));
});

test('the tables of docs/library.md say what the schema says', () => {
  const rows = [...DOCUMENT.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, key, meaning]) => `${key}: ${meaning}`);
  const expected = [ItemManifest, UnitManifest].flatMap((schema) =>
    Object.entries(schema.shape).map(([key, value]) => `${key}: ${value.description}`),
  );
  expect(rows).toEqual(expected);
  expect(rows).toHaveLength(ITEM_KEYS.length + UNIT_KEYS.length);
});

test('the list of skills in docs/library.md is the vocabulary', () => {
  const listed = [...DOCUMENT.matchAll(/^- `([a-z-]+)`: (.*)$/gm)].map(([, id, description]) => [id, description]);
  expect(listed).toEqual(SKILL_IDS.map((id) => [id, SKILLS[id].description]));
});

test('the limits in docs/library.md are the real ones', () => {
  const mib = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
  const sentence = `may have 5,000 entries, unpack to ${mib(EPUB_LIMITS.totalBytes)} in all and ${mib(EPUB_LIMITS.entryBytes)} in one entry`;
  expect(DOCUMENT.replace(/\s+/g, ' ')).toContain(sentence);
  expect(EPUB_LIMITS.entries).toBe(5000);
  const texts = `texts may have ${mib(TEXT_LIMITS.fileBytes)} each and ${mib(TEXT_LIMITS.totalBytes)} together, and elements ${MAX_MARKUP_DEPTH} levels deep`;
  expect(DOCUMENT.replace(/\s+/g, ' ')).toContain(texts);
  expect(DOCUMENT.replace(/\s+/g, ' ')).toContain(`${EPUB_LIMITS.ratio} to 1`);
});
