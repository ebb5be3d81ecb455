import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { spawnServer } from '../../tests/support/houses/spawn-server.ts';
import { makeSortTitle } from '#core/library/natural-sort.ts';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';
import { openDatabase } from '#server/db/database.ts';
import { createSqliteItemSearch } from '#server/db/item-search.ts';
import type { ItemSkillTable, ItemTable, UnitTable } from '#server/db/tables/library.ts';

const DAY_MS = 86_400_000;
const WORDS =
  'quiet river stone morning letter habit garden winter bridge answer listen mountain paper harbour patience window garden thread compass silence'.split(
    ' ',
  );
const TOPICS = ['focus', 'habits', 'rest', 'speech', 'work', 'reading', 'money', 'sleep'];

const word = (n: number) => WORDS[n % WORDS.length] ?? '';
/** Ids in an order of their own, so that neighbours in a list do not lie side by side in the file. */
export const itemId = (n: number) => `book-${(Math.imul(n, 2_654_435_761) >>> 0).toString(36)}-${n}`;
export const publishedAt = (n: number) => Date.UTC(2020, 0, 1) + (n % 2000) * DAY_MS;

/** A data folder whose database holds this many audiobooks of one chapter each, made without files. */
export async function makeBigLibrary(dataDir: string, items: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'cairn.db');
  const schema = await openDatabase(file);
  await createSqliteItemSearch(schema);
  await schema.destroy();

  const db = new DatabaseSync(file);
  const insert = (table: string, row: Record<string, string | number | null>) =>
    db.prepare(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map((name) => `:${name}`)
        .join(', ')})`,
    );
  const statements = {
    item: insert('item', makeItem(0)),
    topic: insert('itemTopic', { topic: '', ...makeTagged(0) }),
    skill: insert('itemSkill', { skill: '', ...makeTagged(0) }),
    unit: insert('unit', makeUnit(0)),
  };
  db.exec('begin');
  for (let n = 0; n < items; n++) {
    statements.item.run(makeItem(n));
    for (const topic of topicsOf(n)) statements.topic.run({ topic, ...makeTagged(n) });
    for (const skill of skillsOf(n)) statements.skill.run({ skill, ...makeTagged(n) });
    statements.unit.run(makeUnit(n));
  }
  db.exec(`
    insert into item_fts_row (itemId) select id from item;
    insert into item_fts (rowid, itemId, title, people, topics, description) select number, id, title, author, topics, description from item join item_fts_row on itemId = id;
    commit;
  `);
  db.close();
}

const titleOf = (n: number) => `The ${word(n)} and the ${word(Math.floor(n / 7))} ${n}`;
const topicsOf = (n: number) => [...new Set([TOPICS[n % 8] ?? '', TOPICS[(n * 3 + 1) % 8] ?? ''])];
/** Most works train one skill or two; the last skill is that of a handful. */
const skillsOf = (n: number): SkillId[] => {
  const [rare = 'learning', ...common] = SKILL_IDS.toReversed();
  if (n % 10_000 === 0) return [rare];
  return [...new Set([common[n % common.length] ?? rare, common[(n * 7 + 1) % common.length] ?? rare])];
};
const durationOf = (n: number) => 600 + ((n * 37) % 36_000);

function makeItem(n: number): { [Name in keyof ItemTable]: ItemTable[Name] } {
  return {
    id: itemId(n),
    kind: 'audiobook',
    title: titleOf(n),
    sortTitle: makeSortTitle(titleOf(n)),
    author: `${word(n * 3)} ${word(n * 5 + 2)}`,
    narrator: null,
    description: `How a ${word(n + 3)} becomes a ${word(n + 11)}, told in one sitting.`,
    html: null,
    topics: JSON.stringify(topicsOf(n)),
    skills: JSON.stringify(skillsOf(n)),
    level: null,
    language: 'en',
    year: 2020,
    series: null,
    seriesPosition: null,
    editionOf: null,
    coverMediaId: null,
    coverNumber: n,
    durationSec: durationOf(n),
    unitCount: 1,
    access: 'open',
    publishedAt: publishedAt(n),
    createdAt: 0,
    updatedAt: 0,
    root: 'library',
    path: `audiobooks/${n}`,
    fingerprint: '',
    signature: '',
    missingSince: null,
  };
}

/** What a topic and a skill carry of their work. */
function makeTagged(n: number): { [Name in Exclude<keyof ItemSkillTable, 'skill'>]: ItemSkillTable[Name] } {
  return {
    itemId: itemId(n),
    kind: 'audiobook',
    publishedAt: publishedAt(n),
    sortTitle: makeSortTitle(titleOf(n)),
    durationSec: durationOf(n),
  };
}

function makeUnit(n: number): { [Name in keyof UnitTable]: UnitTable[Name] } {
  return {
    id: `${itemId(n)}.a`,
    itemId: itemId(n),
    position: 1,
    section: null,
    title: titleOf(n),
    kind: 'audio',
    durationSec: durationOf(n),
    mediaId: null,
    transcriptMediaId: null,
    captions: '[]',
    html: null,
    description: '',
    skills: '[]',
    chapters: '[]',
    quiz: null,
    toc: null,
    downloads: '[]',
    sample: 0,
    path: `audiobooks/${n}/a.mp3`,
    fingerprint: '',
    missingSince: null,
  };
}

/** A server over such a folder. */
export const serveBigLibrary = (dataDir: string) => spawnServer({ DATA_DIR: dataDir, LIBRARY_DIR: dataDir }, 'bench/serve-house.ts');
